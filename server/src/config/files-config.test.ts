import { guideBlocks } from '../testing/operator-guide';
import { mistakesOf } from '../testing/config-mistakes';
import { readConfig } from './config';

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
const ADDRESS = 's3://shop-files/live?endpoint=https://s3.example.com&region=ap-south-1';

const filesOf = (env: Record<string, string>) => readConfig({ ...KEYS, ...env }).files;
test('a bucket is read with its endpoint, region, path and credentials', () => {
  expect(filesOf({ FILES_URL: ADDRESS, FILES_ALSO: 'disk', AWS_SESSION_TOKEN: 'token' })).toEqual({
    place: {
      endpoint: 'https://s3.example.com',
      region: 'ap-south-1',
      bucket: 'shop-files',
      prefix: 'live/',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      sessionToken: 'token',
    },
    also: 'disk',
  });
});

test.each([
  ['s3://shop?region=eu-central-1', 'https://s3.eu-central-1.amazonaws.com', 'eu-central-1'],
  ['s3://shop?endpoint=http://127.0.0.1:9000', 'http://127.0.0.1:9000', 'us-east-1'],
])('%s is at %s', (FILES_URL, endpoint, region) => {
  expect(filesOf({ FILES_URL }).place).toMatchObject({ endpoint, region, prefix: '' });
});

test('the region may be the usual variable', () => {
  const env = { FILES_URL: 's3://shop', AWS_REGION: 'ap-south-1' };
  expect(filesOf(env).place).toMatchObject({ endpoint: 'https://s3.ap-south-1.amazonaws.com' });
});

test.each<[string, Record<string, string>, string]>([
  [
    'another kind of address',
    { FILES_URL: 'https://s3.example.com/shop' },
    'FILES_URL must be disk, or an address like s3://bucket',
  ],
  [
    'a bucket that none may be called',
    { FILES_URL: 's3://Shop_1?region=a' },
    'FILES_URL must name a bucket of 3 to 63',
  ],
  [
    'credentials in it',
    { FILES_URL: 's3://id:secret@shop?region=a' },
    'FILES_URL must not contain credentials',
  ],
  [
    'an endpoint that is none',
    { FILES_URL: 's3://shop?endpoint=s3.example.com' },
    'FILES_URL: endpoint must be an origin like https://s3.example.com',
  ],
  [
    'something else behind the question mark',
    { FILES_URL: 's3://shop?region=a&acl=public' },
    'FILES_URL has endpoint and region after the question mark, and no acl.',
  ],
  ['neither region nor endpoint', { FILES_URL: 's3://shop' }, 'FILES_URL needs a region'],
  [
    'a path with a way out',
    { FILES_URL: 's3://shop/a%2F..%2Fb?region=a' },
    'the path after the bucket may not be',
  ],
  [
    'one place twice',
    { FILES_URL: ADDRESS, FILES_ALSO: ADDRESS },
    'FILES_ALSO must be another place',
  ],
  ['the disk twice', { FILES_ALSO: 'disk' }, 'FILES_ALSO must be another place'],
])('%s is named at the start', (_what, env, mistake) => {
  const mistakes = mistakesOf({ ...KEYS, ...env });
  expect(mistakes).toEqual([expect.stringContaining(mistake)]);
});

test('without credentials a bucket is of no use', () => {
  expect(mistakesOf({ FILES_URL: ADDRESS })).toEqual([
    'FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ]);
});

test("what the operator's guide sets is taken", () => {
  const blocks = guideBlocks().filter(({ lines }) =>
    lines.some((line) => line.startsWith('FILES_')),
  );
  expect(blocks).toHaveLength(1);
  for (const { lines } of blocks) {
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    expect(readConfig(env).files.place).toMatchObject({ bucket: 'pasal-shop', prefix: 'live/' });
  }
});

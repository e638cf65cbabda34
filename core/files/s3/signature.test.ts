import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { s3Client } from './s3-client';

/** The account of the examples in Amazon's "Authenticating Requests (AWS Signature Version 4)". */
const EXAMPLE = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 's3',
  datetime: '20130524T000000Z',
};
const HOST = 'https://examplebucket.s3.amazonaws.com';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Amazon's four published requests with the signatures it prints for them. */
test.each([
  [
    'GET object',
    {
      method: 'GET',
      url: `${HOST}/test.txt`,
      headers: { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT object',
    {
      method: 'PUT',
      url: `${HOST}/test$file.text`,
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET bucket lifecycle',
    { method: 'GET', url: `${HOST}/?lifecycle`, headers: { 'x-amz-content-sha256': EMPTY } },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'list objects',
    {
      method: 'GET',
      url: `${HOST}/?max-keys=2&prefix=J`,
      headers: { 'x-amz-content-sha256': EMPTY },
    },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('%s is signed as published', async (_name, request, signature) => {
  // Amazon's example also signs the range; otherwise only required headers are signed.
  const signer = new AwsV4Signer({ ...EXAMPLE, ...request, allHeaders: true });
  expect(await signer.signature()).toBe(signature);
});

const thatDay = () => Date.parse('2013-05-24T00:00:00Z');

test('a request goes out with a signature over its time, its hash and the address asked', async () => {
  const came: Record<string, string | string[] | undefined>[] = [];
  const server = createServer((request, response) => {
    came.push({ url: request.url, ...request.headers });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const place = { ...EXAMPLE, endpoint, bucket: 'examplebucket', prefix: '', sessionToken: 'st' };
  await s3Client(place, { now: thatDay }).request({
    method: 'PUT',
    key: 'a.webp',
    body: Buffer.from('Hi'),
  });
  server.close();
  const hash = '3639efcd08abb273b1619e82e78c29a7df02c1051b1820e99fc395dcaa3326b8';
  const expected = await new AwsV4Signer({
    ...EXAMPLE,
    sessionToken: 'st',
    method: 'PUT',
    url: `${endpoint}/examplebucket/a.webp`,
    headers: { 'x-amz-content-sha256': hash },
  }).authHeader();
  expect(came).toMatchObject([
    {
      url: '/examplebucket/a.webp',
      'x-amz-date': '20130524T000000Z',
      'x-amz-content-sha256': hash,
      'x-amz-security-token': 'st',
      authorization: expected,
    },
  ]);
});

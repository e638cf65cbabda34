import { elementOf, listS3 } from './s3-list';

test('names in a list are read as they are written in XML', () => {
  expect(elementOf('<Key>a &amp; b &#233; &#x915; &lt;&quot;</Key>', 'Key')).toBe('a & b é क <"');
  expect(elementOf('<Key>a</Key>', 'Size')).toBeUndefined();
});

const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-25T20:57:46.000Z</LastModified><Size>5</Size></Contents>`;
const answers: Record<string, string> = {
  begin: `${entry('live/one')}<NextContinuationToken>more=1&amp;2</NextContinuationToken>`,
  'more=1&2': entry('live/two'),
};

test('a list goes on until the store has no more', async () => {
  const client = {
    place: 's3://shop',
    prefix: 'live/',
    request: async ({ query = {} }: { query?: Readonly<Record<string, string>> }) => {
      expect(query).toMatchObject({ 'list-type': '2', prefix: 'live/t' });
      return new Response(answers[query['continuation-token'] ?? 'begin']);
    },
  };
  const keys: string[] = [];
  for await (const { key } of listS3(client, 't')) keys.push(key);
  expect(keys).toEqual(['one', 'two']);
});

import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Headers } from 'tar-stream';
import { ArchiveBounds } from './archive-bounds';

const PIECE = 64 * 1024;
const MOST = 1024 * 1024;

/** Adds what the package's types omit: an extended header. */
type Header = Headers & { pax?: Record<string, string> };

/** A tar file of these heads, each with its content. */
async function tarOf(entries: readonly (readonly [Partial<Header> & { name: string }, string])[]) {
  const tar = pack();
  for (const [head, content] of entries) tar.entry(head, content);
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** Sends bytes in chunks of this size. @returns what passed, or the error; and how much was examined */
async function sent(bytes: Buffer, size: number, heads = 10) {
  const bounds = new ArchiveBounds({
    bytes: MOST,
    heads,
    refuse: (reason) => new Error(reason),
  });
  const through: Buffer[] = [];
  function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const end = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      through.push(chunk);
      done();
    },
  });
  const reason = await pipeline(Readable.from(pieces()), bounds, end).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
  return { reason, seen: bounds.seen, same: Buffer.concat(through).equals(bytes) };
}

const sizes = [1, 7, 511, 512, 513, PIECE];

test.each(sizes)('what keeps within bounds passes as it is, in pieces of %i', async (size) => {
  const long = `${'n'.repeat(110)}.js`;
  const bytes = await tarOf([
    [{ name: 'a.js' }, 'x'.repeat(700)],
    [{ name: 'empty.js' }, ''],
    [{ name: long }, 'y'.repeat(512)],
    [{ name: 'b.js', pax: { comment: 'a tool said this' } }, 'z'],
  ]);
  expect(await sent(bytes, size)).toEqual({ reason: null, seen: bytes.length, same: true });
});

test('the bytes end where they must, whatever follows the last file', async () => {
  const bytes = Buffer.concat([await tarOf([[{ name: 'a.js' }, 'x']]), Buffer.alloc(50 * MOST)]);
  const { reason, seen } = await sent(bytes, PIECE);
  expect(reason).toBe('bytes');
  expect(seen).toBeLessThanOrEqual(MOST + PIECE);
});

test.each(sizes)(
  'more heads than there may be files are refused, in pieces of %i',
  async (size) => {
    const bytes = await tarOf(Array.from({ length: 11 }, (_, at) => [{ name: `${at}.js` }, 'x']));
    expect((await sent(bytes, size)).reason).toBe('heads');
    expect((await sent(bytes, size, 11)).reason).toBeNull();
  },
);

describe('a head of its own form is refused', () => {
  test('one that says more than tools say', async () => {
    const bytes = await tarOf([[{ name: 'a.js', pax: { comment: 'x'.repeat(2100) } }, 'x']]);
    expect((await sent(bytes, PIECE)).reason).toBe('form');
  });

  test('one that has a file end elsewhere', async () => {
    const bytes = await tarOf([[{ name: 'a.js', pax: { size: '9' } }, 'x']]);
    for (const size of sizes) expect((await sent(bytes, size)).reason).toBe('form');
  });

  test.each([
    '\u0080\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0009',
    '  9',
    '-1',
  ])('one whose size is %j', async (text) => {
    const bytes = await tarOf([[{ name: 'a.js' }, 'x']]);
    bytes.fill(0, 124, 136);
    bytes.write(text, 124, 'latin1');
    expect((await sent(bytes, PIECE)).reason).toBe('form');
  });
});

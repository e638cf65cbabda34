import { EventEmitter, once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { compressResponses } from '@pasal/core/http/cache/compression';
import { createDocumentCache as openCache, type MadeDocument } from './document-cache';
import { sendDocument } from './send-document';

const KEY = { compositionId: 'host@1', address: '/product/lamp' };
const TEXT = '<!doctype html>'.padEnd(5000, 'lamp ');

let versions: Map<string, string>;
const read = jest.fn(async () => new Map(versions));
const make = jest.fn();
beforeEach(() => {
  versions = new Map([
    ['product', '1'],
    ['site', '1'],
    ['branch', '1'],
  ]);
  read.mockReset().mockImplementation(async () => new Map(versions));
  make.mockReset().mockImplementation(async () => made());
});

const made = (parts: Partial<MadeDocument> = {}): MadeDocument => ({
  status: 200,
  headers: { 'content-security-policy': `default-src 'none'` },
  body: Buffer.from(TEXT),
  areas: ['product', 'site'],
  isListed: true,
  sharedUntil: Infinity,
  ...parts,
});

/** The cache as the tests use it: a document that cannot be made throws an error with its name. */
function documentCache(...parts: Parameters<typeof openCache>) {
  const { find } = openCache(...parts);
  return {
    find: async (...asked: Parameters<typeof find>) => {
      const document = await find(...asked);
      if (!document) throw new Error('no document');
      return document;
    },
  };
}

/** Counts how often a document was made. */
const times = () => make.mock.calls.length;

test('a document is made once while nothing it was made from changes', async () => {
  const { find } = documentCache(read);
  const { body } = await find(KEY, make);
  versions.set('branch', '2');
  expect((await find({ ...KEY }, make)).body).toBe(body);
  expect(times()).toBe(1);
});

test('a document of one visitor is given to no other, nor to one who asks at the same time', async () => {
  const { find } = documentCache(read);
  make.mockImplementation(async () => made({ sharedUntil: 0, body: Buffer.from(`${times()}`) }));
  const all = await Promise.all([find(KEY, make), find(KEY, make), find(KEY, make)]);
  const next = await find(KEY, make);
  expect([...all, next].map(({ body }) => body.toString())).toEqual(['1', '2', '3', '4']);
});

test('a document is shared until the moment its answers say', async () => {
  const { find } = documentCache(read);
  make.mockImplementation(async () => made({ sharedUntil: Date.now() + 60_000 }));
  await find(KEY, make);
  await find(KEY, make);
  expect(times()).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
  await find(KEY, make);
  expect(times()).toBe(2);
  jest.restoreAllMocks();
});

test.each(['product', 'site'])('a change of %s is in the next document', async (area) => {
  const { find } = documentCache(read);
  await find(KEY, make);
  versions.set(area, '2');
  make.mockResolvedValue(made({ body: Buffer.from('new') }));
  expect(String((await find(KEY, make)).body)).toBe('new');
  expect(String((await find(KEY, make)).body)).toBe('new');
  expect(times()).toBe(2);
});

test.each([
  ['set', { compositionId: 'host@2' }],
  ['address', { address: '/product/lock' }],
])('each %s has a document of its own', async (_, other) => {
  const { find } = documentCache(read);
  await find(KEY, make);
  await find({ ...KEY, ...other }, make);
  expect(times()).toBe(2);
});

test('of a hundred who ask at once, one has it made', async () => {
  const { find } = documentCache(read);
  const all = await Promise.all(Array.from({ length: 100 }, () => find(KEY, make)));
  expect(times()).toBe(1);
  expect(new Set(all).size).toBe(1);
});

test('who asks after a change gets no document that was begun before it', async () => {
  const { find } = documentCache(read);
  const old = new EventEmitter();
  make.mockImplementationOnce(async () => {
    const [document] = (await once(old, 'made')) as [MadeDocument];
    return document;
  });
  const before = find(KEY, make);
  while (times() === 0) await Promise.resolve();
  versions.set('product', '2');
  make.mockResolvedValue(made({ body: Buffer.from('new') }));
  expect(String((await find(KEY, make)).body)).toBe('new');
  old.emit('made', made({ body: Buffer.from('old') }));
  expect(String((await before).body)).toBe('old');
  // The old one was finished last and replaced the new one; its versions show that it is old.
  expect(String((await find(KEY, make)).body)).toBe('new');
});

test('what the browser is to render is made anew for each', async () => {
  const { find } = openCache(read);
  make.mockResolvedValue(null);
  expect(await find(KEY, make)).toBeNull();
  await find(KEY, make);
  expect(times()).toBe(2);
});

test('a failure is not kept', async () => {
  const { find } = documentCache(read);
  make.mockRejectedValueOnce(new Error('no lamp'));
  await expect(find(KEY, make)).rejects.toThrow('no lamp');
  expect((await find(KEY, make)).status).toBe(200);
});

test.each([
  ['away', () => Promise.reject(new Error('away'))],
  ['silent', () => new Promise<never>(() => undefined)],
])('while the database is %s documents are made, and none is kept', async (_, answer) => {
  const { find } = documentCache(read);
  read.mockImplementation(answer);
  await find(KEY, make);
  await find(KEY, make);
  expect(times()).toBe(2);
});

test('an area without a version is taken for changed', async () => {
  versions.delete('site');
  const { find } = documentCache(read);
  await find(KEY, make);
  await find(KEY, make);
  expect(times()).toBe(2);
});

test('the documents used longest ago go first', async () => {
  const { find } = documentCache(read, { listed: 20_000, others: 20_000 });
  for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) {
    await find({ ...KEY, address }, make);
  }
  // Two fit: /b was evicted for /c, and is made again.
  expect(times()).toBe(4);
});

test('pages without number go for one another alone, never for one the shop lists', async () => {
  const { find } = documentCache(read, { listed: 20_000, others: 20_000 });
  await find(KEY, make);
  make.mockResolvedValue(made({ isListed: false }));
  for (let page = 1; page <= 50; page += 1)
    await find({ ...KEY, address: `/search?page=${page}` }, make);
  await find({ ...KEY, address: '/search?page=50' }, make);
  expect(times()).toBe(51);
  await find({ ...KEY, address: '/search?page=1' }, make);
  expect(times()).toBe(52);
  await find(KEY, make);
  expect(times()).toBe(52);
});

test('a page that was missing is one the shop lists once it is there', async () => {
  const { find } = documentCache(read);
  make.mockResolvedValueOnce(made({ status: 404, isListed: false }));
  expect((await find(KEY, make)).status).toBe(404);
  versions.set('product', '2');
  expect((await find(KEY, make)).status).toBe(200);
  expect((await find(KEY, make)).status).toBe(200);
  expect(times()).toBe(2);
});

const answer = async (headers: Record<string, string>, parts: Partial<MadeDocument> = {}) => {
  const app = fastify();
  compressResponses(app);
  const { find } = documentCache(read);
  app.get('/', async (request, reply) =>
    sendDocument(request, reply, await find(KEY, async () => made(parts))),
  );
  const response = await app.inject({ url: '/', headers });
  await app.close();
  return response;
};

describe('an answer', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ])('is given as %s to who takes that, and as 304 to who holds it', async (form, open) => {
    const first = await answer({ 'accept-encoding': form });
    expect(String(open(first.rawPayload))).toBe(TEXT);
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'`,
      vary: 'Accept-Encoding',
      'content-length': String(first.rawPayload.length),
    });
    expect(first.headers['content-encoding']).toBe(form === 'identity' ? undefined : form);
    const etag = String(first.headers.etag);
    const again = await answer({ 'accept-encoding': form, 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers).toMatchObject({
      'content-security-policy': `default-src 'none'`,
      vary: 'Accept-Encoding',
    });
  });

  test('of another form or another body is given whole', async () => {
    const { headers } = await answer({ 'accept-encoding': 'br' });
    const held = { 'if-none-match': String(headers.etag) };
    expect((await answer({ 'accept-encoding': 'gzip', ...held })).statusCode).toBe(200);
    const body = Buffer.from(`${TEXT}!`);
    expect((await answer({ 'accept-encoding': 'br', ...held }, { body })).statusCode).toBe(200);
  });

  test('says that a page is missing, each time', async () => {
    const { headers, statusCode } = await answer({}, { status: 404 });
    const held = { 'if-none-match': String(headers.etag) };
    expect([statusCode, (await answer(held, { status: 404 })).statusCode]).toEqual([404, 404]);
  });
});

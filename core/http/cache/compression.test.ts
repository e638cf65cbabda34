import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';
import sharp from 'sharp';
import { diskFiles } from '../../files/disk-files';
import type { PublicProductsResponse, StaffProductsResponse } from '@pasal/shared/contracts';
import { registerPictures } from '@pasal/server/pictures/register-pictures';
import { createProduct, signedIn } from '@pasal/server/testing/factories';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';

const PUBLIC = '/api/v1/product/public';
let shop: TestApp;
let uploadsDir: string;
beforeAll(async () => {
  uploadsDir = await mkdtemp(join(tmpdir(), 'pasal-uploads-'));
  shop = await openTestApp({ web: (app) => registerPictures(app, diskFiles(uploadsDir)) });
  for (let product = 0; product < 20; product += 1) await createProduct(shop.db);
});
afterAll(async () => {
  await shop.close();
  await rm(uploadsDir, { recursive: true });
});
afterEach(() => jest.restoreAllMocks());

function get(url: string, encoding?: string, headers: Record<string, string> = {}) {
  return shop.app.inject({
    url,
    remoteAddress: '127.0.0.1',
    headers: { ...headers, ...(encoding !== undefined && { 'accept-encoding': encoding }) },
  });
}

const decoders = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
};

test.each([
  ['br', 'gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip;q=0.8, br;q=0', 'gzip'],
  ['GZIP', 'GZIP', 'gzip'],
] as const)(
  'a client that takes %s gets it, made and cached alike',
  async (_name, header, encoding) => {
    const plain = await get(`${PUBLIC}?limit=19`);
    for (const url of [`${PUBLIC}?limit=19`, `${PUBLIC}?limit=19`, '/api/v1/openapi.json']) {
      const { rawPayload, headers } = await get(url, header);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(rawPayload.length));
      const whole = url.startsWith(PUBLIC) ? plain : await get(url);
      expect(decoders[encoding](rawPayload)).toEqual(whole.rawPayload);
      expect(rawPayload.length).toBeLessThan(whole.rawPayload.length / 3);
    }
  },
);

test.each([undefined, 'identity', 'br;q=0', 'deflate', '*'])(
  'a client that says %s gets the answer as it is',
  async (header) => {
    const { headers, body } = await get(PUBLIC, header);
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'Accept-Encoding']);
    expect((JSON.parse(body) as PublicProductsResponse).total).toBe(20);
  },
);

test('each form has a tag of its own, which it is recognised by', async () => {
  const tags = new Set<unknown>();
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { etag } = (await get(PUBLIC, encoding)).headers;
    tags.add(etag);
    const again = await get(PUBLIC, encoding, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-encoding']).toBeUndefined();
  }
  expect(tags.size).toBe(3);
});

test('a cached answer is compressed once, however many ask for it', async () => {
  await createProduct(shop.db);
  const brotli = jest.spyOn(zlib, 'brotliCompress');
  await get(PUBLIC);
  await Promise.all(Array.from({ length: 20 }, () => get(PUBLIC, 'br')));
  await get(PUBLIC, 'br');
  expect(brotli).toHaveBeenCalledTimes(1);
});

test('what staff read is compressed as well, what is short is not', async () => {
  const { headers } = await signedIn(shop, 'staff');
  const list = await get('/api/v1/product?limit=20', 'br', headers);
  expect(list.headers['content-encoding']).toBe('br');
  const body = zlib.brotliDecompressSync(list.rawPayload).toString();
  expect((JSON.parse(body) as StaffProductsResponse).products).toHaveLength(20);
  const short = await get('/api/v1/auth/me', 'br', headers);
  expect([short.statusCode, short.headers['content-encoding']]).toEqual([200, undefined]);
  const head = await shop.app.inject({
    method: 'HEAD',
    url: '/api/v1/product?limit=20',
    headers: { ...headers, 'accept-encoding': 'br' },
  });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('pictures are left as they are', async () => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b6477' } });
  await writeFile(join(uploadsDir, 'one.png'), await picture.png().toBuffer());
  const { statusCode, headers } = await get('/uploads/one.png', 'br, gzip');
  expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([
    200,
    undefined,
    'Accept',
  ]);
});

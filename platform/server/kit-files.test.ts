import { WALK } from '@pasal/server/web/walk';
import { shopOf } from '@pasal/server/web/shop';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';
import { storeKit, registerKitFiles } from './kit-files';

const root = mkdtempSync(join(tmpdir(), 'pasal-kit-'));
const index = { shared: 'shared-1.0.0-a.tgz', kit: 'remote-kit-1.0.0-a.tgz' };
let shop: TestApp;

const put = (file: string, text: string) =>
  writeFileSync(join(root, 'platform/kit/dist', file), text);
async function get(file: string) {
  const { statusCode, body, headers } = await shop.app.inject({ url: `/kit/${file}` });
  return { statusCode, body, cacheControl: headers['cache-control'] };
}

beforeAll(async () => {
  mkdirSync(join(root, 'platform/kit/dist'), { recursive: true });
  shop = await openTestApp({
    web: (scope, db) => registerKitFiles(scope, { db, root, shop: shopOf(db) }),
    // Its log reports that the kit is not built, as the first test needs.
    logStream: { write: () => undefined },
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true });
});

test('says so while the kit is not built', async () => {
  expect(await get('index.json')).toMatchObject({ statusCode: 503 });
});

test('serves the index, the packages it names, and nothing else of that folder', async () => {
  put('index.json', JSON.stringify(index));
  put(index.shared, 'shared');
  put(index.kit, 'kit');
  put('kit.json', 'private');
  put('llms.txt', '# The kit of this shop');
  const immutable = 'public, max-age=31536000, immutable';
  const never = 'no-store';
  expect(JSON.parse((await get('index.json')).body)).toEqual(index);
  expect(await get(index.shared)).toEqual({
    statusCode: 200,
    body: 'shared',
    cacheControl: immutable,
  });
  expect(await get('shared.tgz')).toEqual({ statusCode: 200, body: 'shared', cacheControl: never });
  expect(await get('remote-kit.tgz')).toEqual({
    statusCode: 200,
    body: 'kit',
    cacheControl: never,
  });
  expect(await get('llms.txt')).toEqual({
    statusCode: 200,
    body: '# The kit of this shop',
    cacheControl: never,
  });
  for (const file of ['kit.json', '..%2f..%2fsecret', 'shared-0.9.0-b.tgz']) {
    expect((await get(file)).statusCode).toBe(404);
  }
});

test('shows the page of the kit under a policy that allows no inline code, and its own files alone', async () => {
  expect((await shop.app.inject({ url: '/kit' })).statusCode).toBe(404);
  const files = ['gallery-1a.js', 'product.svg'];
  put('index.json', JSON.stringify({ ...index, gallery: 'gallery.html', galleryFiles: files }));
  put('gallery.html', '<p>Kit</p>');
  for (const file of files) put(file, file);
  const page = await shop.app.inject({ url: '/kit' });
  expect(page).toMatchObject({ statusCode: 200, body: '<p>Kit</p>' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' ?;/);
  const script = await shop.app.inject({ url: '/kit/gallery-1a.js' });
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.headers['cache-control']).toContain('immutable');
  expect(await get('product.svg')).toMatchObject({ statusCode: 200, cacheControl: 'no-store' });
  expect(await get('gallery.html')).toMatchObject({ statusCode: 404 });
});

test('what a team installed once can be installed again after the shop was upgraded', async () => {
  await storeKit({ db: shop.db, root });
  const next = { shared: 'shared-1.1.0-b.tgz', kit: 'remote-kit-1.1.0-b.tgz' };
  put('index.json', JSON.stringify(next));
  put(next.shared, 'newer');
  rmSync(join(root, 'platform/kit/dist', index.shared));
  expect(await get('shared.tgz')).toMatchObject({ body: 'newer' });
  expect(await get(index.shared)).toMatchObject({ statusCode: 200, body: 'shared' });
  expect(await get(index.kit)).toMatchObject({ statusCode: 200, body: 'kit' });
});

test('gives the way to an order, and an address for each pattern, whatever is asked for', async () => {
  const patterns = ['/offers/:slug', '__proto__', 'constructor', '/offers/:slug'];
  const query = new URLSearchParams(patterns.map((pattern) => ['pattern', pattern]));
  const { statusCode, body } = await get(`walk.json?${query.toString()}`);
  const addresses = ['/offers/1', '__proto__', 'constructor'];
  expect([statusCode, JSON.parse(body)]).toEqual([200, { ...WALK, addresses }]);
});

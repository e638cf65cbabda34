import fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { deleteAll, keysOf, type ServedFiles } from '@pasal/core/files/files';
import { readConfig } from '../config/config';
import { namedPictures } from '../operator/picture-check';
import { examineShop } from '../operator/doctor';
import * as messages from '../pictures/messages';
import { registerPictures } from '../pictures/register-pictures';
import { createProduct, signedIn } from '../testing/factories';
import {
  addThroughForm,
  fieldsOf,
  filesBelow,
  PRODUCT_FIELDS,
  sendForm,
  threeImages,
} from '../testing/product-forms';
import { startS3, type S3Server } from '../testing/s3-server';
import { openTestApp, type TestApp } from '../testing/test-app';
import { openFiles } from './open-files';
import { sweepFiles } from './sweep-files';

let store: S3Server;
let shop: TestApp;
let staff: Record<string, string>;
let elsewhere: string;

beforeAll(async () => {
  store = await startS3();
  elsewhere = await mkdtemp(join(tmpdir(), 'pasal-other-server-'));
  shop = await openTestApp({
    env: store.env,
    web: (app, _db, _platform, pictures) => registerPictures(app, pictures),
  });
});
beforeEach(async () => {
  store.have();
  shop.app.log.level = 'silent';
  await shop.reset();
  await deleteAll(shop.pictures, await keysOf(shop.pictures, 'products/'));
  await deleteAll(shop.pictures, await keysOf(shop.pictures, '.derived/'));
  staff = (await signedIn(shop, 'admin')).headers;
  // Makes the brand and the category.
  await createProduct(shop.db, { images: '[]' });
});
afterAll(async () => {
  await shop.close();
  await store.close();
  await rm(elsewhere, { recursive: true, force: true });
});

const add = () => addThroughForm(shop, staff, { status: 'approve' });
const get = (url: string, accept = 'image/webp') =>
  shop.app.inject({ url, headers: { accept, host: 'shop.test' } });
const ready = async () => (await shop.app.inject('/readyz')).statusCode;
async function reachable(): Promise<number> {
  const { payload } = await shop.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  return Number(/^pasal_store_reachable (\d)$/m.exec(payload)?.[1]);
}
const masters = () => keysOf(shop.pictures, 'products/');

/** The pictures as another server of the shop has them: without a copy. */
function otherServer(): ServedFiles {
  return openFiles(readConfig({ ...store.env, DATA_DIR: elsewhere })).pictures;
}

test('pictures go into the store with all their variants, before the row, and the disk has copies alone', async () => {
  const { images } = await add();
  expect((await masters()).map((key) => `/uploads/${key}`).toSorted()).toEqual(images.toSorted());
  expect(await keysOf(shop.pictures, '.derived/')).toHaveLength(3 * 21);
  expect(await filesBelow(shop.uploadsDir)).toEqual([]);
  const puts = store.asked.filter((line) => line.startsWith('PUT'));
  for (const path of images) {
    const answer = await get(`${path}?w=160`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(48);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  expect(store.asked.filter((line) => line.startsWith('PUT'))).toEqual(puts);
  const { findings } = await examineShop({ db: shop.db, pictures: shop.pictures });
  expect(findings).toEqual([]);
});

test('a picture that goes takes its variants along, once its row is gone', async () => {
  const { id } = await add();
  await shop.call({ method: 'DELETE', url: `/product/${id}`, headers: staff });
  expect(await masters()).toEqual([]);
  expect(await keysOf(shop.pictures, '.derived/')).toEqual([]);
});

test('another server serves what the first one took in; two that make one variant at once harm nobody', async () => {
  const [path = ''] = (await add()).images;
  const [variant = ''] = await keysOf(shop.pictures, '.derived/');
  for (const key of await keysOf(shop.pictures, '.derived/')) await shop.pictures.delete(key);
  const other = fastify();
  await registerPictures(other, otherServer());
  const accept = { accept: 'image/avif' };
  const [here, there] = await Promise.all([
    get(path, accept.accept),
    other.inject({ url: path, headers: accept }),
  ]);
  expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
  expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
  expect(there.headers.etag).toBe(here.headers.etag);
  expect(variant).toMatch(/^\.derived\//);
  expect(await keysOf(shop.pictures, '.derived/')).toHaveLength(1);
  await other.close();
});

test.each([
  ['answers nothing', () => 'refused' as const],
  ['has only errors', () => ({ status: 503 })],
])(
  'a store that %s: pages and known pictures live, an upload is a 503 and loses nothing, and all is well again by itself',
  async (_what, fault) => {
    const { id, images } = await add();
    const [path = ''] = images;
    const seen = await get(path);
    const others = await masters();
    store.have(fault);
    // All servers have the same store: a proxy that excluded them would leave visitors without a shop.
    expect(await ready()).toBe(200);
    expect(await reachable()).toBe(0);
    expect((await shop.call({ url: `/product/${id}`, headers: staff })).status).toBe(200);
    expect((await get(path)).rawPayload.equals(seen.rawPayload)).toBe(true);
    // No server has a copy of this one, and no cache may store its absence.
    const unknown = await get('/uploads/products/0123456789abcdef01234567-01234567.webp');
    expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([503, 'no-store']);
    const parts = [...fieldsOf({ ...PRODUCT_FIELDS, title: 'Another' }), ...(await threeImages())];
    const refused = await sendForm(shop, { headers: staff }, parts);
    expect([refused.status, refused.body.message]).toEqual([503, messages.picturesAway.en]);
    store.have();
    expect(await reachable()).toBe(1);
    expect(await masters()).toEqual(others);
    expect((await sendForm(shop, { headers: staff }, parts)).status).toBe(201);
  },
);

test('a store that goes away in the middle of an upload: 503, no row, and what was put is swept later', async () => {
  const before = await namedPictures(shop.db);
  let puts = 0;
  store.have(({ method }) => {
    if (method === 'PUT') puts += 1;
    return puts > 5 ? 'refused' : undefined;
  });
  const parts = [...fieldsOf(PRODUCT_FIELDS), ...(await threeImages())];
  const { status } = await sendForm(shop, { headers: staff }, parts);
  expect(status).toBe(503);
  store.have();
  expect(await namedPictures(shop.db)).toEqual(before);
  const left = await masters();
  expect(left.length).toBeGreaterThan(0);
  const swept = { db: shop.db, pictures: shop.pictures, archives: shop.archives };
  expect(await sweepFiles(swept)).toEqual({ removed: [], missing: [] });
  expect(await masters()).toEqual(left);
  // A week later.
  const notes = JSON.parse(String(await shop.pictures.read('.unnamed.json'))) as object;
  const old = Object.keys(notes).map((key) => [key, '2020-01-01T00:00:00Z']);
  await shop.pictures.put('.unnamed.json', Buffer.from(JSON.stringify(Object.fromEntries(old))));
  expect(await sweepFiles(swept)).toEqual({ removed: left, missing: [] });
  expect(await masters()).toEqual([]);
});

test('the sweep leaves what rows name and what somebody put there, and tells what is missing', async () => {
  const { images } = await add();
  const [gone = ''] = images;
  await shop.pictures.put('products/by-hand.webp', Buffer.from('x'));
  const key = gone.replace('/uploads/', '');
  await shop.pictures.delete(key);
  const notes = [...images, '/uploads/products/by-hand.webp'].map((path) => [
    path.replace('/uploads/', ''),
    '2020-01-01T00:00:00Z',
  ]);
  await shop.pictures.put('.unnamed.json', Buffer.from(JSON.stringify(Object.fromEntries(notes))));
  const swept = { db: shop.db, pictures: shop.pictures, archives: shop.archives };
  expect(await sweepFiles(swept)).toEqual({ removed: [], missing: [gone] });
  expect(await masters()).toHaveLength(3);
  const { findings } = await examineShop({ db: shop.db, pictures: shop.pictures });
  expect(findings).toEqual([expect.stringContaining(`the picture ${gone}, which is not there`)]);
});

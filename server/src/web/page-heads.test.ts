import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteRoute } from '@pasal/platform/contract/release';
import { createProduct } from '../testing/factories';
import { inNepali, putBuild, releaseRecord } from '../testing/release-records';
import { openTestApp, servePages, type TestApp } from '../testing/test-app';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-heads-'));
const settings = { call: 'siteSettings' };
const routes: RemoteRoute[] = [
  { path: '/', page: 'home', needs: [settings] },
  {
    path: '/product/:slug',
    page: 'product',
    needs: [{ call: 'productBySlug', params: { slug: { path: 'slug' } } }, settings],
  },
  { path: '/search', page: 'search', needs: [settings] },
  { path: '/team', page: 'team', needs: [settings] },
];

/** A shop without any render process. */
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    root,
    web: servePages,
    federation: () => ({ answersWithin: () => 60_000 }),
  });
});
beforeEach(async () => {
  await shop.reset();
  for (const record of [
    releaseRecord({ name: 'host', start: ['remoteEntry.js'] }),
    releaseRecord({ routes }),
  ]) {
    putBuild(root, { ...record, ...inNepali('पसल', record) });
  }
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

const headAt = async (url: string) => {
  const { body } = await shop.app.inject({ url });
  const [head = ''] = body.split('</head>');
  return head;
};
const titleOf = (head: string) => /<title[^>]*>(.*)<\/title>/.exec(head)?.[1];

test('a document without its page says what the page is, in both languages', async () => {
  const { slug } = await createProduct(shop.db, { title: 'Dome & lock', description: 'Sees.' });
  await shop.db.updateTable('product').set({ title_ne: 'गोलो क्यामेरा' }).execute();
  const english = await headAt(`/product/${slug}`);
  expect(titleOf(english)).toMatch(/^Dome &amp; lock \| /);
  expect(english).toContain('<meta name="description" content="Sees." data-sent="">');
  expect(english).toContain('"@type":"Product","name":"Dome & lock"');
  const nepali = await headAt(`/ne/product/${slug}`);
  expect(titleOf(nepali)).toMatch(/^गोलो क्यामेरा \| /);
  expect(titleOf(await headAt('/'))).toMatch(/^Electronics and security/);
  expect(titleOf(await headAt('/ne'))).toMatch(/^नेपालका हरेक घरका/);
});

test('search engines are kept from what they should not list, and told what is missing', async () => {
  expect(await headAt('/search?q=lock')).toContain('name="robots" content="noindex"');
  expect(titleOf(await headAt('/product/nothing'))).toMatch(/^Product not found \| /);
  expect(titleOf(await headAt('/nowhere'))).toMatch(/^Page Not Found \| /);
});

test('a page of a team that the shop does not know is called as the shop', async () => {
  expect(titleOf(await headAt('/team'))).toBe('Pasal');
});

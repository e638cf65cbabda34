import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Need } from '../../contract/release';
import { createProduct, signedIn } from '@pasal/server/testing/factories';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import { openTestApp, type TestApp, servePages } from '@pasal/server/testing/test-app';
import { createDocumentAnswers } from './document-answers';

const NO_SERVICES = {
  ask: async () => {
    throw new Error('no service is asked');
  },
};

/** In the language of the page. */
const language = 'en' as const;
/** No cached answer has these versions. */
const versions = new Map<string, string>();
const root = mkdtempSync(path.join(tmpdir(), 'pasal-needs-'));
const listing: Need = { call: 'publicProducts', query: { category: { path: 'category' } } };
const bySlug: Need = { call: 'productBySlug', params: { slug: { path: 'slug' } } };
const related: Need = {
  call: 'publicProducts',
  query: { category: { answer: 0, at: 'product.category' }, limit: { value: 5 } },
};

/** Builds a remote whose routes have these needs. */
function buildWith(needs: Record<string, Need[]>) {
  const routes = Object.entries(needs).map(([at, ofPage]) => ({
    path: at,
    page: 'page',
    needs: ofPage,
  }));
  putBuild(root, releaseRecord({ routes }));
}

let shop: TestApp;
/** Milliseconds for the answers: enough for any machine, except where an answer never arrives. */
let patience = 60_000;
beforeAll(async () => {
  shop = await openTestApp({
    root,
    web: servePages,
    federation: () => ({ answersWithin: () => patience }),
  });
});
beforeEach(async () => {
  await shop.reset();
  putBuild(
    root,
    releaseRecord({ name: 'host', start: ['remoteEntry.js'], needs: [{ call: 'siteSettings' }] }),
  );
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

interface Answer {
  call: string;
  request?: unknown;
  body: { products?: { title: string }[] };
}

async function answersAt(url: string, headers = {}) {
  const { body } = await shop.app.inject({ url, headers });
  const [, json = ''] = /id="answers">(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(json) as Answer[];
}
const callsAt = async (url: string) => (await answersAt(url)).map(({ call }) => call);

test('the document carries what the page and its layout show first, as the API answers it', async () => {
  buildWith({ '/product/:slug': [bySlug, related] });
  const { slug } = await createProduct(shop.db, { category: 'Locks' });
  const answers = await answersAt(`/product/${slug}`);
  const settings = await shop.call({ url: '/site/settings' });
  const product = await shop.call({ url: `/product/slug/${slug}` });
  const list = await shop.call({ url: '/product/public?category=Locks&limit=5' });
  expect(answers).toEqual([
    { call: 'siteSettings', body: settings.body },
    { call: 'productBySlug', request: { params: { slug } }, body: product.body },
    {
      call: 'publicProducts',
      request: { query: { category: 'Locks', limit: 5 } },
      body: list.body,
    },
  ]);
});

test('a kept answer is given without asking again', async () => {
  buildWith({ '/list/:category': [listing] });
  await createProduct(shop.db, { category: 'Locks', title: 'Dome lock' });
  await answersAt('/list/Locks');
  const asked = jest.spyOn(shop.app, 'inject');
  const answers = await answersAt('/list/Locks');
  const again: unknown = expect.objectContaining({ url: expect.stringContaining('/product/') });
  expect(asked).not.toHaveBeenCalledWith(again);
  expect(answers.at(-1)?.body.products?.map(({ title }) => title)).toEqual(['Dome lock']);
});

test('of a list the document carries what its page shows, and the call has all', async () => {
  buildWith({ '/list/:category': [{ ...listing, first: { of: 'products', count: 2 } }] });
  for (const title of ['One', 'Two', 'Three']) {
    await createProduct(shop.db, { category: 'Locks', title });
  }
  const list = await shop.call({ url: '/product/public?category=Locks' });
  const body = list.body as { products: object[] };
  expect(body.products).toHaveLength(3);
  // Once made and once from the cache.
  for (const _ of [1, 2]) {
    const answers = await answersAt('/list/Locks');
    expect(answers.at(-1)?.body).toEqual({ ...body, products: body.products.slice(0, 2) });
  }
});

test('a change shows in the next document', async () => {
  buildWith({ '/list/:category': [listing] });
  await createProduct(shop.db, { category: 'Locks', title: 'Old' });
  await answersAt('/list/Locks');
  await shop.db.updateTable('product').set({ title: 'New' }).execute();
  const answers = await answersAt('/list/Locks');
  expect(answers.at(-1)?.body.products?.map(({ title }) => title)).toEqual(['New']);
});

test.each<[string, Need]>([
  ['of staff', { call: 'staffProducts' }],
  ['that writes', { call: 'placeOrder' }],
  ['that depends on who asks', { call: 'currentUser' }],
  ['nobody serves', { call: 'nothing' }],
  [
    'that reads an answer which comes later',
    { call: 'banners', query: { type: { answer: 1, at: 'a' } } },
  ],
])('a call %s is not asked', async (_, need) => {
  buildWith({ '/page': [need, { call: 'categories' }] });
  expect(await callsAt('/page')).toEqual(['siteSettings', 'categories']);
});

test('cookies change nothing: staff find what every visitor finds', async () => {
  buildWith({ '/product/:slug': [bySlug] });
  const { slug } = await createProduct(shop.db, { status: 'pending' });
  const { headers } = await signedIn(shop);
  expect(await answersAt(`/product/${slug}`, headers)).toEqual([
    expect.objectContaining({ call: 'siteSettings' }),
    expect.objectContaining({ call: 'productBySlug', status: 404 }),
  ]);
});

test('a document may be given to others until an answer of it is another one by itself', async () => {
  const answer = createDocumentAnswers(shop.app, NO_SERVICES, () => patience);
  const text = { text: 'Sale', link_text: '' };
  const sale = { number: 1, en: text, ne: text, link: '', from: null, until: '2199-12-31' };
  const value = JSON.stringify({ published: sale });
  await shop.db.insertInto('site_setting').values({ key: 'announcement', value }).execute();
  const at = {
    params: {},
    search: new URLSearchParams(),
    from: '10.9.9.9',
    versions: new Map([['site', 'of this test']]),
    language,
  };
  const endOf = async () =>
    (await answer([[{ call: 'siteSettings' }, { call: 'banners' }]], at)).sharedUntil;
  const end = Date.parse('2199-12-31T18:15:00Z');
  // The cached answer expires as well.
  expect([await endOf(), await endOf()]).toEqual([end, end]);
});

test('the answers are in the language of the page, and each language is kept by itself', async () => {
  const answer = createDocumentAnswers(shop.app, NO_SERVICES, () => patience);
  const terms: Need = { call: 'ownerPage', params: { kind: { value: 'terms' } } };
  const at = { params: {}, search: new URLSearchParams(), from: '10.9.9.9' };
  const kept = new Map([['site', 'of this test']]);
  const languages = ['ne', 'en', 'ne'] as const;
  const found = [];
  for (const each of languages) {
    const { answers } = await answer([[terms]], { ...at, versions: kept, language: each });
    found.push(answers[0]?.body.value);
  }
  expect(found).toMatchObject(languages.map((each) => ({ language: each })));
});

test('that there is no such thing is an answer too, and what builds on it is not asked', async () => {
  const answer = createDocumentAnswers(shop.app, NO_SERVICES, () => patience);
  const at = {
    params: { slug: 'none' },
    search: new URLSearchParams(),
    from: '10.9.9.9',
    versions,
    language,
  };
  const { answers, isComplete } = await answer([[bySlug, related]], at);
  expect(isComplete).toBe(true);
  expect(answers).toEqual([
    {
      call: 'productBySlug',
      area: 'product',
      request: { params: { slug: 'none' } },
      status: 404,
      body: { json: '{"message":"Product not found","code":"NOT_FOUND"}' },
    },
  ]);
});

test.each(['?page=0', '?page=x', '?page=1&page=%00', '?sort=cheapest'])(
  'what the call does not take (%s) is left to the page',
  async (search) => {
    const query: Need['query'] = {
      page: { search: 'page', or: 1 },
      sort: { search: 'sort', or: 'featured' },
    };
    buildWith({ '/list': [{ call: 'publicProducts', query }] });
    expect(await callsAt('/list')).toEqual(['siteSettings', 'publicProducts']);
    const wanted =
      search === '?page=1&page=%00' ? ['siteSettings', 'publicProducts'] : ['siteSettings'];
    expect(await callsAt(`/list${search}`)).toEqual(wanted);
  },
);

test('a page has all its answers when of two needs that speak of one name only one can be asked', async () => {
  const section: Need = { call: 'publicProducts', query: { section: { path: 'category' } } };
  const answer = createDocumentAnswers(shop.app, NO_SERVICES, () => patience);
  const at = { search: new URLSearchParams(), versions, language, from: '10.9.9.9' };
  await createProduct(shop.db, { category: 'Locks' });
  const found = await answer([[section, listing]], { ...at, params: { category: 'Locks' } });
  expect(found.answers.map(({ request }) => request)).toEqual([{ query: { category: 'Locks' } }]);
  expect(found.isComplete).toBe(true);
  const broken = await answer([[section, { call: 'nothing' }]], { ...at, params: {} });
  expect(broken).toMatchObject({ answers: [], isComplete: false });
});

test('a search is counted for whoever asks for its page; beyond their limit the page is left to the browser', async () => {
  await createProduct(shop.db, { title: 'Refrigerator' });
  const answer = createDocumentAnswers(shop.app, NO_SERVICES, () => patience);
  const need: Need = { call: 'publicProducts', query: { search: { search: 'q' } } };
  const searchFor = (q: string, from: string) =>
    answer([[need]], { params: {}, search: new URLSearchParams({ q }), versions, language, from });
  expect((await searchFor('refrigertor', '10.9.9.1')).isComplete).toBe(true);
  await sql`update rate_limit set free_at = now() + interval '10 minutes'`.execute(shop.db);
  expect(await searchFor('refrigrator', '10.9.9.1')).toMatchObject({
    answers: [],
    isComplete: false,
  });
  const [found] = (await searchFor('refrigrator', '10.9.9.2')).answers;
  expect(found?.body.value).toMatchObject({ total: 1 });
});

test('the same question is answered once', async () => {
  buildWith({ '/page': [{ call: 'siteSettings' }, { call: 'categories' }] });
  expect(await callsAt('/page')).toEqual(['siteSettings', 'categories']);
});

const never = () => new Promise<string>(() => undefined);

test('what is late is left out, with all that builds on it, and the document comes', async () => {
  buildWith({ '/product/:slug': [bySlug, related, { call: 'categories' }] });
  const { slug } = await createProduct(shop.db);
  const { publicReadings } = shop.app;
  const get = publicReadings.get.bind(publicReadings);
  jest
    .spyOn(publicReadings, 'get')
    .mockImplementation((name) => (name === 'productBySlug' ? never : get(name)));
  patience = 2000;
  expect(await callsAt(`/product/${slug}`)).toEqual(['siteSettings', 'categories']);
  patience = 60_000;
});

test('texts of products break out of no script element', async () => {
  buildWith({ '/product/:slug': [bySlug] });
  const { slug } = await createProduct(shop.db, { description: '</script><b>\u2028' });
  const { body } = await shop.app.inject({ url: `/product/${slug}` });
  expect(body).not.toContain('</script><b>');
  const scripts = [...body.matchAll(/<script.*?<\/script>/gs)].join('');
  expect(scripts).toContain('Product');
  expect(scripts).not.toContain('\u2028');
  expect(await callsAt(`/product/${slug}`)).toEqual(['siteSettings', 'productBySlug']);
});

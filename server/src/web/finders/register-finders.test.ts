import { LANGUAGES, pathIn } from '@pasal/platform/contract/language';
import { sql } from 'kysely';
import { createProduct, createSubcategories } from '../../testing/factories';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { registerFinders } from './register-finders';

const HOST = 'pasal.example';
let publicUrl: string | undefined;
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    web: (app, db) =>
      registerFinders(app, {
        db,
        get publicUrl() {
          return publicUrl;
        },
      }),
  });
});
beforeEach(async () => {
  await shop.reset();
  publicUrl = undefined;
});
afterAll(() => shop.close());

const get = (url: string, headers = {}) =>
  shop.app.inject({ url, headers: { host: HOST, ...headers } });
const locations = async (url: string) =>
  [...(await get(url)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
const at = (path: string) => `http://${HOST}${path}`;
/** The addresses of pages in every language. */
const inBoth = (...paths: string[]) =>
  paths.flatMap((path) => LANGUAGES.map((language) => at(pathIn(language, path))));
const saveWebsite = (website: string) =>
  shop.db
    .insertInto('site_setting')
    .values({ key: 'site', value: JSON.stringify({ website }) })
    .execute();

describe('/robots.txt', () => {
  it('opens the shop, closes what is nobody’s to find, and names the list of pages', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      ...LANGUAGES.flatMap((language) =>
        ['/dashboard', '/cart', '/checkout', '/wishlist', '/compare', '/search'].map(
          (path) => `Disallow: ${pathIn(language, path)}`,
        ),
      ),
      'Disallow: /api/',
      '',
      'Sitemap: http://pasal.example/sitemap.xml',
      '',
    ]);
  });

  it('names it where the settings say the shop is, and before that where the operator does', async () => {
    await saveWebsite('https://shop.example/np');
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://shop.example/sitemap.xml');
    publicUrl = 'https://public.example';
    expect((await get('/robots.txt')).body).toContain(
      'Sitemap: https://public.example/sitemap.xml',
    );
  });

  it('still answers while the database does not', async () => {
    const reading = jest.spyOn(shop.db, 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });
    expect((await get('/robots.txt')).statusCode).toBe(200);
    reading.mockRestore();
  });
});

describe('/sitemap.xml', () => {
  it('names the parts that hold anything', async () => {
    expect(await locations('/sitemap.xml')).toEqual(['http://pasal.example/sitemap/pages.xml']);
    await createProduct(shop.db, { status: 'pending', brand: 'Hidden' });
    await createProduct(shop.db, { brand: 'LG' });
    const [, products, brands] = await locations('/sitemap.xml');
    expect(products).toMatch(/^http:\/\/pasal\.example\/sitemap\/products-\d+\.xml$/);
    expect(brands).toMatch(/\/brands-\d+\.xml$/);
  });

  it('skips parts without a product on sale', async () => {
    const goOnAt = (id: number) =>
      sql`select setval(pg_get_serial_sequence('product', 'id'), ${id})`.execute(shop.db);
    await goOnAt(4998);
    for (const slug of ['4999', '5000', '5001']) await createProduct(shop.db, { slug });
    await goOnAt(11_000);
    await createProduct(shop.db, { status: 'pending' });
    await goOnAt(20_000);
    await createProduct(shop.db, { slug: '20001' });
    const parts = (await locations('/sitemap.xml')).filter((part) => part?.includes('products'));
    expect(parts.map((part) => part?.replace(/.*products-/, ''))).toEqual([
      '1.xml',
      '2.xml',
      '5.xml',
    ]);
    expect(await locations('/sitemap/products-1.xml')).toEqual(
      inBoth('/product/4999', '/product/5000'),
    );
    expect(await locations('/sitemap/products-5.xml')).toEqual(inBoth('/product/20001'));
  });
});

describe('the parts', () => {
  it('list the shop’s own pages, sections and categories with products, each once (D1)', async () => {
    const [padlocks] = await createSubcategories(shop.db, 'Locks & <Keys>', ['Padlocks', 'None']);
    await createProduct(shop.db, {
      brand: 'Yale',
      category: 'Locks & <Keys>',
      subcategory_id: padlocks?.id ?? null,
    });
    await createProduct(shop.db, { brand: 'Sony', category: 'yale' });
    await createProduct(shop.db, { category: 'Empty', status: 'pending' });
    const names = [
      'all',
      'new_arrivals',
      'popular_items',
      'weekly_deals',
      'Locks%20%26%20%3CKeys%3E',
      'Padlocks',
    ];
    expect(await locations('/sitemap/pages.xml')).toEqual(
      inBoth(
        '/',
        '/contact',
        '/terms',
        '/privacy-policy',
        '/returns',
        '/about',
        '/questions',
        ...names.map((name) => `/product-category/${name}`),
      ),
    );
  });

  it('list what is on sale with the day it changed, and nothing else', async () => {
    const { id } = await createProduct(shop.db, {
      slug: 'dome',
      brand: "Bang & Olufsen's",
      updated_at: new Date('2026-11-20T20:00:00Z'),
    });
    await createProduct(shop.db, { slug: 'hidden', brand: 'Hidden', status: 'pending' });
    const part = Math.ceil(id / 5000);
    const { body, headers } = await get(`/sitemap/products-${part}.xml`);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain(
      '<url><loc>http://pasal.example/product/dome</loc><lastmod>2026-11-21</lastmod></url>',
    );
    expect(body).not.toContain('hidden');
    expect(await locations('/sitemap/brands-1.xml')).toEqual(
      inBoth('/product-category/Bang%20%26%20Olufsen&#39;s'),
    );
  });

  it('show a change at once', async () => {
    const { id } = await createProduct(shop.db, { slug: 'old' });
    const file = `/sitemap/products-${Math.ceil(id / 5000)}.xml`;
    expect(await locations(file)).toEqual(inBoth('/product/old'));
    await shop.db.updateTable('product').set({ slug: 'new' }).execute();
    expect(await locations(file)).toEqual(inBoth('/product/new'));
  });

  it.each([
    '/sitemap/products-2000.xml',
    '/sitemap/products-999999.xml',
    '/sitemap/products-0.xml',
    '/sitemap/products-01.xml',
    '/sitemap/orders-1.xml',
    '/sitemap/%00.xml',
  ])('%s is none', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

it('travels compressed', async () => {
  for (let count = 0; count < 20; count += 1)
    await createProduct(shop.db, { category: `C${count}` });
  const { headers } = await get('/sitemap/pages.xml', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=3600',
  });
});

import type {
  Product,
  PublicProductsResponse,
  StaffProduct,
  StaffProductsResponse,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createProduct, signedIn } from '../../testing/factories';
import { cleanStoredTexts } from './write/clean-stored-texts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));

onBothDatabases((shop) => {
  const list = async (query = '') => {
    const { status, body } = await shop().call<PublicProductsResponse>({
      url: `/product/public?${query}`,
    });
    return { status, ...body };
  };
  const titles = async (query = '') => (await list(query)).products.map(({ title }) => title);
  const add = (title: string, more: Parameters<typeof createProduct>[1] = {}) =>
    createProduct(shop().db, { title, ...more });

  const search = (text: string) => titles(`sort=name_asc&search=${encodeURIComponent(text)}`);

  const category = (value: string) => titles(`sort=name_asc&category=${encodeURIComponent(value)}`);

  test('visitors see approved products only, without what is for staff', async () => {
    await add('Shown', { price: 1500.5, discount_percentage: 10, remarks: 'ask Hari' });
    await add('Pending', { status: 'pending', brand: 'Hidden', price: 1 });
    await add('Canceled', { status: 'cancel' });
    const { products, total, facets } = await list();
    expect(products).toEqual([
      {
        id: 1,
        slug: expect.any(String),
        title: 'Shown',
        brand: 'Nepcam',
        category: 'Security Cameras',
        subcategory: null,
        price: 1350.45,
        original_price: 1500.5,
        discount_percentage: 10,
        in_stock: 10,
        images: ['/uploads/one.webp', '/uploads/two.webp', '/uploads/three.webp'],
        variants: [],
        fast_delivery: false,
        warranty: null,
        description: 'Sees in the dark.',
        section: null,
        is_popular: false,
      },
    ]);
    expect(total).toBe(1);
    expect(facets).toEqual({
      brands: [{ name: 'Nepcam', total: 1 }],
      price: { min: 1350.45, max: 1350.45 },
    });
  });

  test('a list of cards is the same list without what only a page of its own shows', async () => {
    await add('Dome camera', { warranty: '2 years', description: 'Sees in the dark.' });
    const [whole, cards] = [await list('sort=name_asc'), await list('sort=name_asc&view=card')];
    const [product] = whole.products;
    expect(product).toMatchObject({ warranty: '2 years', description: 'Sees in the dark.' });
    const { subcategory: _a, warranty: _b, description: _c, ...card } = product ?? {};
    expect(cards).toEqual({ ...whole, products: [card] });
    expect((await list('view=short')).status).toBe(400);
  });

  test('a strip is the same cards with their first pictures, and counts nothing to filter by', async () => {
    await add('Dome camera', { images: JSON.stringify(['/uploads/a.webp', '/uploads/b.webp']) });
    const [cards, strip] = [await list('view=card'), await list('view=strip')];
    expect(cards.products[0]?.images).toHaveLength(2);
    expect(strip).toEqual({
      ...cards,
      products: cards.products.map((card) => ({ ...card, images: ['/uploads/a.webp'] })),
      facets: { brands: [], price: { min: 0, max: 0 } },
    });
  });

  /** Titles, total and brands of a list by name. */
  const found = async (query: string) => {
    const { products, total, facets } = await list(`sort=name_asc&${query}`);
    return [products.map(({ title }) => title), total, facets.brands];
  };

  test('within a category a brand, a section or a search shows what is in it, facets too (D51)', async () => {
    await add('Dome', { brand: 'Hikvision', category: 'Security Cameras', price: 100 });
    await add('Recorder', { brand: 'Hikvision', category: 'Camera Accessories', price: 200 });
    await add('Bracket', {
      brand: 'Dahua',
      category: 'Camera Accessories',
      section: 'new_arrivals',
    });
    const cameras = 'within=Security+Cameras';
    expect(await found(`category=hikvision&${cameras}`)).toEqual([
      ['Dome'],
      1,
      [{ name: 'Hikvision', total: 1 }],
    ]);
    expect(await found('category=Hikvision&within=camera%20ACCESSORIES&minPrice=150')).toEqual([
      ['Recorder'],
      1,
      [{ name: 'Hikvision', total: 1 }],
    ]);
    expect((await found(`category=Dahua&${cameras}`))[0]).toEqual([]);
    expect((await found('within=Camera+Accessories'))[0]).toEqual(['Bracket', 'Recorder']);
    expect((await found(`section=new_arrivals&${cameras}`))[0]).toEqual([]);
    expect((await found(`search=dome&${cameras}`))[0]).toEqual(['Dome']);
    expect((await found(`category=Camera+Accessories&${cameras}`))[0]).toEqual([]);
    expect((await found('category=Hikvision&within=Bells'))[0]).toEqual([]);
  });

  test('an empty result has empty facets', async () => {
    expect(await list('search=nothing')).toEqual({
      status: 200,
      products: [],
      total: 0,
      facets: { brands: [], price: { min: 0, max: 0 } },
      suggestions: { words: [], categories: [] },
    });
  });

  test('each order is total: ties break by id', async () => {
    await add('beta', { price: 300, created_at: at(1) });
    await add('Alpha', { price: 200, created_at: at(3) });
    await add('gamma', { price: 200, created_at: at(2), in_stock: 0 });
    await add('alpha', { price: 400, created_at: at(3) });
    await add('Delta', { price: 200, created_at: at(1), in_stock: 0, is_popular: true });
    expect(await titles()).toEqual(['Delta', 'Alpha', 'alpha', 'beta', 'gamma']);
    expect(await titles('sort=featured')).toEqual(await titles());
    expect(await titles('sort=price_asc')).toEqual(['Alpha', 'gamma', 'Delta', 'beta', 'alpha']);
    expect(await titles('sort=price_desc')).toEqual(['alpha', 'beta', 'Alpha', 'gamma', 'Delta']);
    expect(await titles('sort=name_asc')).toEqual(['Alpha', 'alpha', 'beta', 'Delta', 'gamma']);
    expect(await titles('sort=name_desc')).toEqual(['gamma', 'Delta', 'beta', 'Alpha', 'alpha']);
  });

  test('New Arrivals has what the shop put there alone, also while that is little (D94)', async () => {
    await add('Chosen', { section: 'new_arrivals', price: 700 });
    await add('Lamp', { is_popular: true });
    for (const query of ['section=new_arrivals&limit=8', 'category=new_arrivals&limit=8']) {
      const { products, total } = await list(query);
      expect([products.map(({ title }) => title), total]).toEqual([['Chosen'], 1]);
    }
  });

  test('pages follow each other without gap or overlap, and count everything', async () => {
    for (let number = 10; number < 35; number += 1) await add(`Cable ${number}`);
    const first = await list('sort=name_asc');
    const second = await list('sort=name_asc&page=2');
    expect([first.products.length, second.products.length, second.total]).toEqual([20, 5, 25]);
    const all = [...first.products, ...second.products].map(({ title }) => title);
    expect(all).toEqual(Array.from({ length: 25 }, (_value, index) => `Cable ${index + 10}`));
    const beyond = await list('page=9');
    expect([beyond.products.length, beyond.total]).toEqual([0, 25]);
    expect(await titles('limit=3&sort=name_asc&page=2')).toEqual([
      'Cable 13',
      'Cable 14',
      'Cable 15',
    ]);
  });

  describe('a category is', () => {
    beforeEach(async () => {
      await add('Dome', { brand: 'CP & Plus/Nepal', category: 'Security Cameras' });
      await add('Rice cooker', { brand: 'भान्सा', category: 'House Materials' });
      await add('Deal', { section: 'weekly_deals', category: 'House Materials' });
      await add('Waiting', { brand: 'Ghost', category: 'House Materials', status: 'pending' });
    });

    test('a section', async () => {
      expect(await category('weekly_deals')).toEqual(['Deal']);
      expect(await category('popular_items')).toEqual([]);
    });

    test('else a brand, whatever its case and characters', async () => {
      expect(await category('cp & PLUS/nepal')).toEqual(['Dome']);
      expect(await category('भान्सा')).toEqual(['Rice cooker']);
    });

    test("else a category's name or id", async () => {
      expect(await category('house materials')).toEqual(['Deal', 'Rice cooker']);
      expect(await category('1')).toEqual(['Dome']);
      expect(await category('Nothing of the kind')).toEqual([]);
    });

    test('not a brand that no public product has', async () => {
      await add('Mixer', { brand: 'Mixers', category: 'Ghost' });
      expect(await category('ghost')).toEqual(['Mixer']);
    });
  });

  test('brands and prices narrow the list, while the facets stay wide', async () => {
    await add('A', { brand: 'Alpha', price: 100 });
    await add('B', { brand: 'Beta', price: 99.99 });
    await add('C', { brand: 'Gamma', price: 250 });
    const wide = {
      brands: [
        { name: 'Alpha', total: 1 },
        { name: 'Beta', total: 1 },
        { name: 'Gamma', total: 1 },
      ],
      price: { min: 99.99, max: 250 },
    };
    const two = await list('brand=alpha&brand=BETA&sort=name_asc');
    expect(two.products.map(({ title }) => title)).toEqual(['A', 'B']);
    expect([two.total, two.facets]).toEqual([2, wide]);
    const dear = await list('minPrice=100&maxPrice=250&sort=name_asc');
    expect(dear.products.map(({ title }) => title)).toEqual(['A', 'C']);
    expect(dear.facets).toEqual(wide);
    expect(await titles('minPrice=99.99&maxPrice=99.99')).toEqual(['B']);
    expect(await titles('brand=Gamma&maxPrice=249.99')).toEqual([]);
  });

  test('a search finds every word in title, brand or category, literally', async () => {
    await add('Night dome 100%', { brand: 'Nepcam', category: 'Cameras' });
    await add('Smart_lock', { brand: 'Yeti', category: 'Locks' });
    expect(await search('dome NEPCAM')).toEqual(['Night dome 100%']);
    expect(await search('dome yeti')).toEqual([]);
    expect(await search('lock')).toEqual(['Smart_lock']);
    expect(await search('100%')).toEqual(['Night dome 100%']);
    expect(await search('t_l')).toEqual(['Smart_lock']);
    expect(await search('N_ght')).toEqual([]);
    expect(await search('\\')).toEqual([]);
    expect(await search("'; drop table product --")).toEqual([]);
    expect(await search('  ')).toHaveLength(2);
    expect((await list(`search=${'x'.repeat(201)}`)).status).toBe(400);
  });

  test('of the products named by id those on sale are listed, whatever else is asked for', async () => {
    const one = await add('Dome', { price: 100 });
    await add('Bullet');
    const hidden = await add('Pending', { status: 'pending' });
    const two = await add('Turret', { price: 900 });
    const named = `id=${two.id}&id=${hidden.id}&id=${one.id}&id=999999`;
    expect(await titles(`sort=name_asc&${named}`)).toEqual(['Dome', 'Turret']);
    expect(await list(named)).toMatchObject({
      total: 2,
      facets: { brands: [{ name: 'Nepcam', total: 2 }], price: { min: 100, max: 900 } },
    });
    expect(await titles(`id=${one.id}`)).toEqual(['Dome']);
    expect(await titles(`${named}&minPrice=500`)).toEqual(['Turret']);
    expect(await titles(`${named}&search=dome`)).toEqual(['Dome']);
    expect(await titles(`${named}&category=nothing-of-the-kind`)).toEqual([]);
    expect((await list('id=one')).status).toBe(400);
    const tooMany = Array.from({ length: 101 }, (_, index) => `id=${index + 1}`).join('&');
    expect((await list(tooMany)).status).toBe(400);
  });

  test('section and slug filter too', async () => {
    const deal = await add('Deal', { section: 'weekly_deals' });
    await add('Other');
    expect(await titles('section=weekly_deals')).toEqual(['Deal']);
    expect(await titles(`slug=${deal.slug}`)).toEqual(['Deal']);
    expect((await list('section=summer')).status).toBe(400);
  });

  test('a product page is there for approved products, and for staff always', async () => {
    const shown = await add('Shown', { additional_description: '<p>More</p>' });
    const hidden = await add('Hidden', { status: 'pending', remarks: 'not yet' });
    const { headers } = await signedIn(shop());
    const bySlug = (slug: string, as: Record<string, string> = {}) =>
      shop().call<{ product: Product; message: string }>({
        url: `/product/slug/${slug}`,
        headers: as,
      });
    expect((await bySlug(shown.slug)).body.product).toMatchObject({
      title: 'Shown',
      additional_description: '<p>More</p>',
    });
    const refused = await bySlug(hidden.slug);
    expect([refused.status, refused.body.message]).toEqual([404, 'Product not found']);
    expect((await bySlug('nothing')).status).toBe(404);
    const seen = await bySlug(hidden.slug, headers);
    expect(seen.body.product.title).toBe('Hidden');
    expect(JSON.stringify(seen.body)).not.toContain('not yet');
  });

  test('rich text that was stored crooked is shown as a browser reads it once it was looked through', async () => {
    const crooked = '<table>words<tr><td>a<td><a href="/x">b<a href="/y" onclick="z()">c';
    const { slug } = await add('Old', { additional_description: crooked });
    await cleanStoredTexts(shop().db);
    const { body } = await shop().call<{ product: Product }>({ url: `/product/slug/${slug}` });
    expect(body.product.additional_description).toBe(
      'words<table><tbody><tr><td>a</td><td><a href="/x">b</a><a href="/y">c</a></td></tr></tbody></table>',
    );
  });

  test('staff list every product, newest first, with what is theirs to see', async () => {
    const { headers } = await signedIn(shop());
    await add('Old', { created_at: at(1), brand: 'Yeti', remarks: 'ask Hari' });
    await add('New', { created_at: at(2), status: 'pending', section: 'weekly_deals' });
    const staffList = async (query: string) => {
      const { body } = await shop().call<StaffProductsResponse>({
        url: `/product?${query}`,
        headers,
      });
      return { ...body, titles: body.products.map(({ title }) => title) };
    };
    const all = await staffList('');
    expect([all.titles, all.total]).toEqual([['New', 'Old'], 2]);
    expect(all.products[1]).toMatchObject({
      status: 'approve',
      remarks: 'ask Hari',
      version: 1,
      created_at: '2026-01-01T00:00:00.000Z',
    });
    expect((await staffList('status=pending')).titles).toEqual(['New']);
    expect((await staffList('search=yeti')).titles).toEqual(['Old']);
    expect((await staffList('brand=YETI')).titles).toEqual(['Old']);
    expect((await staffList('section=weekly_deals')).titles).toEqual(['New']);
    const second = await staffList('limit=1&page=2');
    expect([second.titles, second.total]).toEqual([['Old'], 2]);
  });

  test('staff read one product whole', async () => {
    const { headers } = await signedIn(shop());
    const { id } = await add('Hidden', { status: 'cancel', additional_description: '<p>x</p>' });
    const read = (which: number | string) =>
      shop().call<{ product: StaffProduct }>({ url: `/product/${which}`, headers });
    expect((await read(id)).body.product).toMatchObject({
      status: 'cancel',
      additional_description: '<p>x</p>',
    });
    expect((await read(4711)).status).toBe(404);
    expect((await read('abc')).status).toBe(400);
    expect((await read('99999999999')).status).toBe(400);
  });

  test('staff delete what is not approved, an administrator anything', async () => {
    const staff = await signedIn(shop(), 'staff');
    const admin = await signedIn(shop(), 'admin');
    const remove = (id: number, headers: Record<string, string>) =>
      shop().call({ method: 'DELETE', url: `/product/${id}`, headers });
    const approved = await add('Approved');
    const pending = await add('Pending', { status: 'pending' });
    const refused = await remove(approved.id, staff.headers);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    const removed = await remove(pending.id, staff.headers);
    expect([removed.status, removed.body.message]).toEqual([200, 'Product deleted successfully!']);
    expect((await remove(approved.id, admin.headers)).status).toBe(200);
    expect((await remove(approved.id, admin.headers)).status).toBe(404);
  });
});

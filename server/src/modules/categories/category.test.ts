import type {
  ActivitiesResponse,
  CategoriesResponse,
  CategoryNamesResponse,
  ManagedCategoriesResponse,
  PublicProductsResponse,
} from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import * as messages from './messages';

onPostgresFirst((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });

  interface Body {
    message: string;
    code?: string;
    category: { id: number; name: string };
    brand: { id: number; name: string };
  }
  async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    const answer = await shop().call<Body>({ method, url, headers, ...(body && { body }) });
    return { status: answer.status, ...answer.body };
  }
  const category = async (name: string) => (await send('POST', '/category', { name })).category.id;
  const brand = async (name: string, category_id?: number) =>
    (await send('POST', '/category/brand', { name, ...(category_id && { category_id }) })).brand.id;
  /** The categories as visitors see them. */
  const shown = async () =>
    (await shop().call<CategoriesResponse>({ url: '/category' })).body.categories.map(
      ({ name, brands }) => [name, brands.map((each) => each.name)],
    );

  test('categories are added at the end, renamed and put into order', async () => {
    const cameras = await category(' Cameras ');
    const locks = await category('Lokcs');
    expect(await send('PUT', `/category/${locks}`, { name: 'Locks' })).toMatchObject({
      status: 200,
      message: messages.categoryRenamed.en,
      category: { id: locks, name: 'Locks' },
    });
    expect(await shown()).toEqual([
      ['Cameras', []],
      ['Locks', []],
    ]);
    expect((await send('PUT', '/category/order', { ids: [locks, cameras] })).status).toBe(200);
    expect((await shown()).map(([name]) => name)).toEqual(['Locks', 'Cameras']);
  });

  const foundBy = async (search: string) =>
    (await shop().call<PublicProductsResponse>({ url: `/product/public?search=${search}` })).body
      .total;
  describe('a new name of what many products have', () => {
    const MANY = 60;

    beforeEach(async () => {
      const { id: _id, ...like } = await createProduct(shop().db, {
        brand: 'Acme',
        category: 'Gadgets',
      });
      const {
        available: _some,
        low_stock: _low,
        is_low: _few,
        variants: _chosen,
        images,
        facts,
        facts_ne: _said,
        ...columns
      } = like;
      const text = { images: JSON.stringify(images), facts: JSON.stringify(facts) };
      const rows = Array.from({ length: MANY - 1 }, (_none, at) => ({
        ...columns,
        ...text,
        slug: `many-${at}`,
      }));
      await shop().db.insertInto('product').values(rows).execute();
    });

    test('shows and finds all of them at once', async () => {
      expect((await send('PUT', '/category/1', { name: 'Tripods' })).status).toBe(200);
      const { body } = await shop().call<PublicProductsResponse>({ url: '/product/public' });
      expect(new Set(body.products.map((product) => product.category))).toEqual(
        new Set(['Tripods']),
      );
      expect([await foundBy('tripods'), await foundBy('gadgets')]).toEqual([MANY, 0]);
      await send('PUT', '/category/brand/1', { name: 'Zenith' });
      expect([await foundBy('zenith'), await foundBy('acme')]).toEqual([MANY, 0]);
    });

    test('leaves a shopper their order meanwhile', async () => {
      const city = await createCity(shop().db);
      const order = () =>
        shop().call({
          method: 'POST',
          url: '/order-product',
          body: orderBody(city, [{ id: 1, price: 1000, quantity: 1 }]),
        });
      const [renamed, ...orders] = await Promise.all([
        send('PUT', '/category/1', { name: 'Tripods' }),
        order(),
        order(),
        order(),
      ]);
      const late = await order();
      expect([renamed.status, ...orders.map(({ status }) => status), late.status]).toEqual([
        200, 201, 201, 201, 201,
      ]);
      expect(await foundBy('tripods')).toBe(MANY);
    });
  });

  test('an order that no longer names every category once is refused', async () => {
    const cameras = await category('Cameras');
    const locks = await category('Locks');
    for (const ids of [[locks], [locks, locks], [locks, cameras, 99], []]) {
      expect(await send('PUT', '/category/order', { ids })).toMatchObject({
        status: 409,
        code: 'CONFLICT',
        message: messages.changedMeanwhile.en,
      });
    }
    expect((await shown()).map(([name]) => name)).toEqual(['Cameras', 'Locks']);
  });

  test('a name is needed, and taken once, whatever its case', async () => {
    const cameras = await category('Cameras');
    await brand('Nepcam');
    const other = await category('Locks');
    expect((await send('POST', '/category', { name: 'CAMERAS' })).status).toBe(409);
    expect((await send('PUT', `/category/${other}`, { name: 'cameras' })).status).toBe(409);
    expect((await send('PUT', `/category/${cameras}`, { name: 'CAMERAS' })).status).toBe(200);
    expect((await send('POST', '/category/brand', { name: 'NEPCAM' })).status).toBe(409);
    expect((await send('POST', '/category', { name: ' ' })).status).toBe(400);
    expect((await send('POST', '/category/brand', {})).status).toBe(400);
    expect((await send('PUT', '/category/99', { name: 'Bells' })).status).toBe(404);
    expect((await send('PUT', '/category/brand/99', { name: 'Bells' })).status).toBe(404);
  });

  test('a brand is offered below the categories it is linked to, in their order', async () => {
    const cameras = await category('Cameras');
    const yeti = await brand('Yeti', cameras);
    const nepcam = await brand('Nepcam');
    const link = (body: object) => send('PUT', `/category/${cameras}/brands`, body);
    expect(await shown()).toEqual([['Cameras', ['Yeti']]]);
    expect((await link({ brand_ids: [nepcam, yeti], seen: [yeti] })).status).toBe(200);
    expect(await shown()).toEqual([['Cameras', ['Nepcam', 'Yeti']]]);
    // Based on the state before someone else's change: refused, so that theirs is not lost.
    expect(await link({ brand_ids: [], seen: [yeti] })).toMatchObject({ status: 409 });
    expect((await link({ brand_ids: [], seen: [nepcam, yeti] })).status).toBe(200);
    expect(await shown()).toEqual([['Cameras', []]]);
    expect((await link({ brand_ids: [99], seen: [] })).status).toBe(400);
    expect((await link({ brand_ids: [yeti, yeti], seen: [] })).status).toBe(400);
    const nowhere = await send('POST', '/category/brand', { name: 'Lhotse', category_id: 99 });
    expect(nowhere.status).toBe(400);
    const { body } = await shop().call<ManagedCategoriesResponse>({
      url: '/category/manage',
      headers,
    });
    expect(body.brands.map(({ name }) => name)).toEqual(['Nepcam', 'Yeti']);
  });

  test('their names alone are read with their subcategories, in the same order', async () => {
    await category('Locks');
    const cameras = await category('Cameras');
    await send('POST', `/category/${cameras}/subcategory`, { name: 'Dome Cameras' });
    const { body: whole } = await shop().call<CategoriesResponse>({ url: '/category' });
    const { body } = await shop().call<CategoryNamesResponse>({ url: '/category/names' });
    expect(body.categories.map(({ name }) => name)).toEqual(['Locks', 'Cameras']);
    expect(body.categories).toEqual(
      whole.categories.map(({ id, name, children }) => ({ id, name, children })),
    );
  });

  test('what products have cannot be deleted: 409 IN_USE', async () => {
    await createProduct(shop().db, { brand: 'Nepcam', category: 'Cameras', status: 'cancel' });
    const { body } = await shop().call<ManagedCategoriesResponse>({
      url: '/category/manage',
      headers,
    });
    expect(body).toEqual({
      categories: [{ id: 1, name: 'Cameras', brands: [], children: [], products: 1 }],
      brands: [{ id: 1, name: 'Nepcam', logo: null, products: 1 }],
    });
    expect(await send('DELETE', '/category/1')).toMatchObject({
      status: 409,
      code: 'IN_USE',
      message: messages.categoryInUse.en,
    });
    expect(await send('DELETE', '/category/brand/1')).toMatchObject({
      status: 409,
      code: 'IN_USE',
      message: messages.brandInUse.en,
    });
    await shop().db.deleteFrom('product').execute();
    expect((await send('DELETE', '/category/1')).status).toBe(200);
    expect((await send('DELETE', '/category/brand/1')).status).toBe(200);
    expect((await send('DELETE', '/category/1')).status).toBe(404);
    expect((await send('DELETE', '/category/brand/1')).status).toBe(404);
  });

  test('visitors read the new name at once, on categories and on products', async () => {
    await createProduct(shop().db, { brand: 'Nepcam', category: 'Cameras' });
    const listed = async () =>
      (await shop().call<PublicProductsResponse>({ url: '/product/public?search=himcam' })).body
        .total;
    expect(await shown()).toEqual([['Cameras', []]]);
    expect(await listed()).toBe(0);
    await send('PUT', '/category/1', { name: 'Watching' });
    await send('PUT', '/category/brand/1', { name: 'Himcam' });
    expect(await shown()).toEqual([['Watching', []]]);
    expect(await listed()).toBe(1);
  });

  test('the log tells who changed which category and brand', async () => {
    const cameras = await category('Cameras');
    const locks = await category('Locks');
    const yeti = await brand('Yeti', cameras);
    await send('PUT', '/category/order', { ids: [locks, cameras] });
    await send('PUT', `/category/${locks}/brands`, { brand_ids: [yeti], seen: [] });
    await send('DELETE', `/category/${cameras}`);
    await send('POST', '/category/brand', { name: 'Yeti' });
    const { body } = await shop().call<ActivitiesResponse>({ url: '/activity', headers });
    expect(
      body.activities.map(({ action, kind, thing, changes }) => [
        `${action} ${kind} ${thing}`,
        changes.map(({ field, before, after }) => `${field}: ${before} to ${after}`).join(),
      ]),
    ).toEqual([
      ['delete category Cameras', ''],
      ['change category Locks', 'brands: null to Yeti'],
      ['change category Locks', 'position: 2 to 1'],
      ['change category Cameras', 'position: 1 to 2'],
      ['add brand Yeti', 'category: null to Cameras'],
      ['add category Locks', ''],
      ['add category Cameras', ''],
    ]);
  });
});

import type {
  ActivitiesResponse,
  CategoriesResponse,
  ManagedCategoriesResponse,
  ProductResponse,
  ProductSavedResponse,
  PublicProductsResponse,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createProduct, createSubcategories, signedIn } from '../../testing/factories';
import { fieldsOf, sendForm } from '../../testing/product-forms';
import * as productMessages from '../product-record/messages';
import * as messages from './messages';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });

  interface Body {
    message: string;
    code?: string;
    category: { id: number };
    subcategory: { id: number; name: string };
  }
  async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    const answer = await shop().call<Body>({ method, url, headers, ...(body && { body }) });
    return { status: answer.status, ...answer.body };
  }
  const category = async (name: string) => (await send('POST', '/category', { name })).category.id;
  const child = async (of: number, name: string) =>
    (await send('POST', `/category/${of}/subcategory`, { name })).subcategory.id;
  /** The subcategories as visitors see them. */
  const shown = async () =>
    (await shop().call<CategoriesResponse>({ url: '/category' })).body.categories.map(
      ({ name, children }) => [name, children.map((each) => each.name)],
    );
  const listed = async (query: string) => {
    const { body } = await shop().call<PublicProductsResponse>({ url: `/product/public?${query}` });
    const { facets, products, total } = body;
    return { total, names: products.map(({ title }) => title).toSorted(), facets };
  };
  const change = (id: number, fields: Record<string, string>) =>
    sendForm<ProductSavedResponse>(
      shop(),
      { method: 'PUT', url: `/product/${id}`, headers },
      fieldsOf(fields),
    );

  test('are added at the end, renamed and put into order', async () => {
    const cameras = await category('Cameras');
    const dome = await child(cameras, ' Dome ');
    const bullet = await child(cameras, 'Bulet');
    expect(await send('PUT', `/category/subcategory/${bullet}`, { name: 'Bullet' })).toMatchObject({
      status: 200,
      message: messages.subcategorySaved.en,
      subcategory: { id: bullet, name: 'Bullet' },
    });
    expect(await shown()).toEqual([['Cameras', ['Dome', 'Bullet']]]);
    const order = (ids: number[]) => send('PUT', `/category/${cameras}/subcategories`, { ids });
    expect((await order([bullet, dome])).status).toBe(200);
    expect(await shown()).toEqual([['Cameras', ['Bullet', 'Dome']]]);
    expect((await order([bullet])).code).toBe('CONFLICT');
    expect((await send('PUT', '/category/99/subcategories', { ids: [] })).status).toBe(404);
    expect((await send('POST', '/category/99/subcategory', { name: 'Turret' })).status).toBe(404);
    expect((await send('PUT', '/category/subcategory/99', { name: 'Turret' })).status).toBe(404);
    expect((await send('DELETE', '/category/subcategory/99')).status).toBe(404);
  });

  test('no category and no subcategory are called the same, whatever the case', async () => {
    const cameras = await category('Cameras');
    const locks = await category('Locks');
    const dome = await child(cameras, 'Dome');
    const taken = { status: 409, code: 'CONFLICT', message: messages.categoryExists.en };
    const add = (name: string) => send('POST', `/category/${locks}/subcategory`, { name });
    expect(await add('DOME')).toMatchObject(taken);
    expect(await add('cameras')).toMatchObject(taken);
    expect(await send('POST', '/category', { name: 'dome' })).toMatchObject(taken);
    expect(await send('PUT', `/category/${locks}`, { name: 'dOME' })).toMatchObject(taken);
    expect(await send('PUT', `/category/subcategory/${dome}`, { name: 'LOCKS' })).toMatchObject(
      taken,
    );
    const both = await Promise.all([
      add('Padlocks'),
      send('POST', '/category', { name: 'padlocks' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('are in use while products have them, and keep their category from going', async () => {
    const [dome] = await createSubcategories(shop().db, 'Cameras', ['Dome']);
    const { id } = await createProduct(shop().db, {
      category: 'Cameras',
      subcategory_id: dome?.id ?? null,
      status: 'cancel',
    });
    const url = `/category/subcategory/${dome?.id}`;
    const { body } = await shop().call<ManagedCategoriesResponse>({
      url: '/category/manage',
      headers,
    });
    const children = [{ id: dome?.id, name: 'Dome', products: 1 }];
    expect(body.categories).toMatchObject([{ name: 'Cameras', products: 1, children }]);
    expect(await send('DELETE', url)).toMatchObject({
      status: 409,
      code: 'IN_USE',
      message: messages.subcategoryInUse.en,
    });
    await shop().db.deleteFrom('product').where('id', '=', id).execute();
    expect(await send('DELETE', `/category/${dome?.category_id}`)).toMatchObject({
      status: 409,
      code: 'IN_USE',
      message: messages.categoryHasChildren.en,
    });
    expect((await send('DELETE', url)).status).toBe(200);
    expect((await send('DELETE', `/category/${dome?.category_id}`)).status).toBe(200);
  });

  test('move to another category with their products, whose brands are offered there', async () => {
    const [dome] = await createSubcategories(shop().db, 'Cameras', ['Dome']);
    const [padlocks] = await createSubcategories(shop().db, 'Locks', ['Padlocks']);
    const subcategory_id = dome?.id ?? 0;
    await createProduct(shop().db, {
      title: 'A',
      brand: 'Yale',
      category: 'Cameras',
      subcategory_id,
    });
    const move = (category_id: number) =>
      send('PUT', `/category/subcategory/${subcategory_id}`, { name: 'Dome', category_id });
    expect((await move(99)).status).toBe(400);
    expect((await move(padlocks?.category_id ?? 0)).status).toBe(200);
    expect(await shown()).toEqual([
      ['Cameras', []],
      ['Locks', ['Padlocks', 'Dome']],
    ]);
    expect((await listed('category=Locks')).names).toEqual(['A']);
    expect((await listed('category=Cameras')).total).toBe(0);
    expect((await listed('search=locks')).names).toEqual(['A']);
    const { body } = await shop().call<CategoriesResponse>({ url: '/category' });
    expect(body.categories.map(({ brands }) => brands.map(({ name }) => name))).toEqual([
      [],
      ['Yale'],
    ]);
  });

  test('visitors list one by its name, with its own facets', async () => {
    const parts = await createSubcategories(shop().db, 'Cameras', ['Dome', 'Bullet']);
    const [dome, bullet] = parts.map(({ id }) => id);
    const camera = { category: 'Cameras' };
    await createProduct(shop().db, {
      ...camera,
      title: 'A',
      price: 10,
      brand: 'Yale',
      subcategory_id: dome ?? 0,
    });
    await createProduct(shop().db, { ...camera, title: 'B', price: 20, subcategory_id: dome ?? 0 });
    await createProduct(shop().db, {
      ...camera,
      title: 'C',
      price: 30,
      subcategory_id: bullet ?? 0,
    });
    await createProduct(shop().db, { ...camera, title: 'D', price: 40 });
    await createProduct(shop().db, { category: 'Locks', title: 'E', price: 50 });
    const facets = {
      brands: [
        { name: 'Nepcam', total: 1 },
        { name: 'Yale', total: 1 },
      ],
      price: { min: 10, max: 20 },
    };
    expect(await listed('subcategory=dome')).toEqual({ total: 2, names: ['A', 'B'], facets });
    expect(await listed('category=DOME')).toEqual({ total: 2, names: ['A', 'B'], facets });
    expect(await listed('category=Cameras&subcategory=Dome&brand=Yale')).toEqual({
      total: 1,
      names: ['A'],
      facets,
    });
    expect((await listed('category=Nepcam&subcategory=Dome')).names).toEqual(['B']);
    expect((await listed('category=Nepcam&within=Cameras&subcategory=Dome')).names).toEqual(['B']);
    expect((await listed('category=Dome&within=Cameras&minPrice=15')).names).toEqual(['B']);
    for (const nothing of [
      'subcategory=Turret',
      'category=Locks&subcategory=Dome',
      'category=Dome&subcategory=Bullet',
      'category=Dome&within=Locks',
    ]) {
      expect([nothing, (await listed(nothing)).total]).toEqual([nothing, 0]);
    }
    expect((await listed('category=all')).names).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect((await listed('category=all&within=Locks')).names).toEqual(['E']);
  });

  test('a product has one of its category, and none of another', async () => {
    await createSubcategories(shop().db, 'Locks', ['Padlocks']);
    await createSubcategories(shop().db, 'Cameras', ['Dome']);
    const { id, slug } = await createProduct(shop().db, { category: 'Cameras' });
    const seen = async () =>
      (await shop().call<ProductResponse>({ url: `/product/slug/${slug}` })).body.product
        .subcategory;
    expect(await seen()).toBeNull();
    expect((await change(id, { subcategory: 'dome' })).status).toBe(200);
    expect(await seen()).toBe('Dome');
    const refused = await change(id, { subcategory: 'Padlocks' });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      productMessages.noSuchSubcategory.en,
    ]);
    expect((await change(id, { title: 'Other' })).body.product.subcategory).toBe('Dome');
    expect((await change(id, { category: 'Locks' })).body.product.subcategory).toBeNull();
    const both = { category: 'Locks', subcategory: 'Padlocks' };
    expect((await change(id, both)).body.product).toMatchObject(both);
    expect((await change(id, { subcategory: '' })).body.product.subcategory).toBeNull();
    const { body } = await shop().call<ActivitiesResponse>({
      url: '/activity?kind=product',
      headers,
    });
    expect(body.activities[0]?.changes).toEqual([
      { field: 'subcategory', before: 'Padlocks', after: null },
    ]);
  });

  test('a file of products has a column of them', async () => {
    await createSubcategories(shop().db, 'Locks', ['Padlocks']);
    const [dome] = await createSubcategories(shop().db, 'Cameras', ['Dome']);
    const { id, slug } = await createProduct(shop().db, {
      category: 'Cameras',
      subcategory_id: dome?.id ?? null,
    });
    const file = await shop().app.inject({ url: '/api/v1/product/export', headers });
    const [heading, row] = file.body.split('\r\n').map((line) => line.split(','));
    expect(row?.[heading?.indexOf('subcategory') ?? -1]).toBe('Dome');
    const load = (csv: string) =>
      shop().call<{ changed: number; problems: object[] }>({
        method: 'POST',
        url: '/product/import',
        headers,
        body: { csv, dry_run: false },
      });
    expect((await load(`slug,subcategory\n${slug},DOME\n`)).body.changed).toBe(0);
    const misfit = await load(`slug,category,subcategory\n${slug},Locks,Dome\n`);
    expect(misfit.body.problems).toEqual([
      { line: 2, column: 'subcategory', message: productMessages.noSuchSubcategory.en },
    ]);
    expect((await load(`id,category,subcategory\n${id},Locks,Padlocks\n`)).body.changed).toBe(1);
    expect((await listed('category=Padlocks')).total).toBe(1);
    expect((await load(`id,subcategory\n${id},\n`)).body.changed).toBe(1);
    expect((await listed('category=Padlocks')).total).toBe(0);
  });

  test('the log tells who changed what', async () => {
    const cameras = await category('Cameras');
    const locks = await category('Locks');
    const dome = await child(cameras, 'Dome');
    await send('PUT', `/category/subcategory/${dome}`, { name: 'Domes', category_id: locks });
    await send('DELETE', `/category/subcategory/${dome}`);
    const { body } = await shop().call<ActivitiesResponse>({
      url: '/activity?kind=subcategory',
      headers,
    });
    expect(body.activities.map(({ action, thing, changes }) => [action, thing, changes])).toEqual([
      ['delete', 'Domes', []],
      [
        'change',
        'Domes',
        [
          { field: 'name', before: 'Dome', after: 'Domes' },
          { field: 'category', before: 'Cameras', after: 'Locks' },
        ],
      ],
      ['add', 'Dome', [{ field: 'category', before: null, after: 'Cameras' }]],
    ]);
  });
});

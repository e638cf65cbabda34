import type {
  ActivitiesResponse,
  Attribute,
  CategoryAttributesResponse,
  ErrorResponse,
  ProductImportResponse,
  ProductResponse,
  PublicProductsResponse,
  StaffProduct,
} from '@pasal/shared/contracts';
import { brokenInvariants } from '../../testing/database/invariants';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createProduct, createSubcategories, signedIn } from '../../testing/factories';
import { addThroughForm, sendForm } from '../../testing/product-forms';

const attribute = (key: string, kind: Attribute['kind'], more: Partial<Attribute> = {}) => ({
  key,
  name: key,
  kind,
  unit: null,
  choices: [],
  filterable: true,
  ...more,
});
const RESOLUTION = attribute('resolution', 'number', { name: 'Resolution', unit: 'MP' });
const SHAPE = attribute('shape', 'choice', { name: 'Shape', choices: ['Dome', 'Bullet'] });
const NIGHT = attribute('night_vision', 'yes_no', { name: 'Night vision' });
const LENS = attribute('lens', 'text', { name: 'Lens', filterable: false });
const ASKED = [RESOLUTION, SHAPE, NIGHT, LENS];

const CATEGORY = 'Security Cameras';

onBothDatabases((shop) => {
  let admin: Record<string, string>;
  let category: number;

  beforeEach(async () => {
    ({ headers: admin } = await signedIn(shop(), 'admin'));
    ({ category_id: category } = await createProduct(shop().db));
  });

  const ask = (attributes: Attribute[], seen: Attribute[] = []) =>
    shop().call<{ message: string } & ErrorResponse>({
      method: 'PUT',
      url: `/category/${category}/attributes`,
      headers: admin,
      body: { attributes, seen },
    });
  const add = async (title: string, facts: object, more: Record<string, string> = {}) => {
    const fields = { title, category: CATEGORY, status: 'approve', ...more };
    return addThroughForm(shop(), admin, { ...fields, facts: JSON.stringify(facts) });
  };
  const edit = (id: number, fields: Record<string, string>) =>
    sendForm(
      shop(),
      { method: 'PUT', url: `/product/${id}`, headers: admin },
      Object.entries(fields),
    );
  const list = async (query: string) =>
    (await shop().call<PublicProductsResponse>({ url: `/product/public?${query}` })).body;
  const titles = async (query: string) =>
    (await list(query)).products.map(({ title }) => title).toSorted();
  const counts = async (query: string) => {
    const { facets } = await list(query);
    return Object.fromEntries(
      (facets.facts ?? []).map(({ key, values }) => [
        key,
        values.map(({ value, total }) => `${value} ${total}`),
      ]),
    );
  };
  const page = async ({ slug }: StaffProduct) =>
    (await shop().call<ProductResponse>({ url: `/product/slug/${slug}` })).body.product;
  const OF = `category=${encodeURIComponent(CATEGORY)}`;

  const stockUp = async () => {
    await ask(ASKED);
    await add('Dome 2', { resolution: 2, shape: 'Dome', night_vision: true, lens: '2.8 mm' });
    await add('Dome 4', { resolution: 4, shape: 'Dome' });
    await add('Bullet 4', { resolution: 4, shape: 'Bullet', night_vision: false });
  };

  test('a category asks, and staff read what every category asks', async () => {
    expect(await ask(ASKED)).toMatchObject({ status: 200 });
    const { body } = await shop().call<CategoryAttributesResponse>({
      url: '/category/attributes',
      headers: admin,
    });
    expect(body.categories.find(({ id }) => id === category)?.attributes).toEqual(ASKED);
    expect((await ask([], [])).status).toBe(409);
    expect((await ask([SHAPE], ASKED)).status).toBe(200);
  });

  test.each([
    ['two of one key', [SHAPE, { ...NIGHT, key: 'shape' }], 'attributes.1.key'],
    ['two of one name', [SHAPE, { ...NIGHT, name: 'SHAPE' }], 'attributes.1.name'],
    ['a choice of nothing', [{ ...SHAPE, choices: [] }], 'attributes.0.choices'],
    ['a word twice', [{ ...SHAPE, choices: ['a', 'a'] }], 'attributes.0.choices'],
  ])('a category cannot ask %s', async (_name, attributes, path) => {
    const { status, body } = await ask(attributes);
    expect(status).toBe(400);
    expect(body.details).toEqual([expect.objectContaining({ path })]);
  });

  test('a product tells them on its page, in the order of the category', async () => {
    await ask(ASKED);
    const product = await add('Dome', { lens: '2.8 mm', night_vision: true, resolution: 2 });
    const facts = [
      { key: 'resolution', name: 'Resolution', kind: 'number', unit: 'MP', value: 2 },
      { key: 'night_vision', name: 'Night vision', kind: 'yes_no', unit: null, value: true },
      { key: 'lens', name: 'Lens', kind: 'text', unit: null, value: '2.8 mm' },
    ];
    expect((await page(product)).facts).toEqual(facts);
    // Lists by id have them, to compare; other lists do not.
    expect((await list(`id=${product.id}`)).products[0]).toMatchObject({ facts });
    expect((await list(OF)).products[0]).not.toHaveProperty('facts');
    await edit(product.id, { facts: JSON.stringify({ lens: null, resolution: 4 }) });
    expect((await page(product)).facts).toEqual([{ ...facts[0], value: 4 }, facts[1]]);
  });

  test.each([
    [{ watts: 3 }, 'facts.watts', 'The category has no specification "watts".'],
    [{ resolution: '2 MP' }, 'facts.resolution', 'Resolution must be a number without its unit.'],
    [{ shape: 'Square' }, 'facts.shape', 'Shape must be one of Dome, Bullet.'],
    [{ night_vision: 'yes' }, 'facts.night_vision', 'Night vision must be yes or no.'],
    [{ lens: 3 }, 'facts.lens', 'Lens must be text of at most 200 characters.'],
  ])('a product cannot tell %p', async (facts, path, message) => {
    await ask(ASKED);
    const product = await add('Dome', {});
    const { status, body } = await edit(product.id, { facts: JSON.stringify(facts) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, details: [{ path, message }] });
    expect((await page(product)).facts).toEqual([]);
  });

  test('the database keeps no list or object as a fact', async () => {
    const { id } = await createProduct(shop().db);
    const told = shop().db.updateTable('product').set({ facts: '{"a": [1]}' }).where('id', '=', id);
    await expect(told.execute()).rejects.toThrow(/check constraint/);
  });

  test('lists are filtered by them, and each value is counted among what the other filters leave', async () => {
    await stockUp();
    expect(await counts(OF)).toEqual({
      resolution: ['2 1', '4 2'],
      shape: ['Dome 2', 'Bullet 1'],
      night_vision: ['true 1', 'false 1'],
    });
    expect(await titles(`${OF}&fact=resolution:4`)).toEqual(['Bullet 4', 'Dome 4']);
    expect(await counts(`${OF}&fact=resolution:4`)).toEqual({
      resolution: ['2 1', '4 2'],
      shape: ['Dome 1', 'Bullet 1'],
      night_vision: ['false 1'],
    });
    expect(await titles(`${OF}&fact=resolution:4&fact=resolution:2&fact=shape:Dome`)).toEqual([
      'Dome 2',
      'Dome 4',
    ]);
    expect(await titles(`${OF}&fact=resolution:1..3`)).toEqual(['Dome 2']);
    const { total } = await list(`${OF}&fact=resolution:4&fact=night_vision:false&limit=1`);
    expect(total).toBe(1);
    // A value without products finds nothing; an invalid filter changes nothing.
    expect(await titles(`${OF}&fact=resolution:9`)).toEqual([]);
    expect((await list(`${OF}&fact=resolution`)).total).toBe(4);
  });

  test('with a brand, a price or a search the same filters and counts are there', async () => {
    await stockUp();
    expect(await titles(`${OF}&brand=Nepcam&fact=shape:Dome`)).toEqual(['Dome 2', 'Dome 4']);
    expect(await counts(`${OF}&minPrice=1&fact=shape:Dome`)).toMatchObject({
      shape: ['Dome 2', 'Bullet 1'],
    });
    const search = `search=bullet&within=${encodeURIComponent(CATEGORY)}`;
    expect(await counts(search)).toEqual({
      resolution: ['4 1'],
      shape: ['Bullet 1'],
      night_vision: ['false 1'],
    });
    expect(await titles(`${search}&fact=shape:Dome`)).toEqual([]);
    expect(await counts('search=bullet')).toEqual({});
  });

  test('what is in stock and what has a discount can be asked for alone', async () => {
    const { db } = shop();
    await createProduct(db, { title: 'Gone', in_stock: 0 });
    await createProduct(db, { title: 'Cheap', discount_percentage: 20 });
    expect(await titles(`${OF}&available=1`)).not.toContain('Gone');
    expect(await titles(`${OF}&discounted=1`)).toEqual(['Cheap']);
    expect((await list('available=1&discounted=1')).total).toBe(1);
    expect((await list(`search=cheap&discounted=1`)).total).toBe(1);
    expect((await list(`${OF}&available=yes`)) as unknown).toMatchObject({ code: 'VALIDATION' });
  });

  test('many numbers become ranges of about as many products', async () => {
    await ask([RESOLUTION]);
    for (let number = 1; number <= 12; number += 1) {
      await createProduct(shop().db, { facts: JSON.stringify({ resolution: number }) });
    }
    expect(await counts(OF)).toEqual({
      resolution: ['1..3 3', '4..6 3', '7..9 3', '10..12 3'],
    });
    expect((await list(`${OF}&fact=resolution:4..6`)).total).toBe(3);
  });

  test('counts follow what is sold, moved and deleted', async () => {
    const { db } = shop();
    const [child] = await createSubcategories(db, CATEGORY, ['Domes']);
    await ask([SHAPE]);
    const one = await add('One', { shape: 'Dome' }, { subcategory: 'Domes' });
    const other = await add('Other', { shape: 'Dome' });
    const ofChild = 'category=Domes';
    expect(await counts(ofChild)).toEqual({ shape: ['Dome 1'] });
    expect(child?.category_id).toBe(category);
    await edit(other.id, { subcategory: 'Domes' });
    expect(await counts(ofChild)).toEqual({ shape: ['Dome 2'] });
    await edit(one.id, { status: 'cancel' });
    expect(await counts(ofChild)).toEqual({ shape: ['Dome 1'] });
    await shop().call({ method: 'DELETE', url: `/product/${other.id}`, headers: admin });
    expect(await counts(OF)).toEqual({});
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('another category hides what it does not ask for; moved back, it is told again', async () => {
    await ask([SHAPE]);
    const product = await add('Dome', { shape: 'Dome' });
    await createProduct(shop().db, { category: 'Phones' });
    await edit(product.id, { category: 'Phones' });
    expect((await page(product)).facts).toEqual([]);
    await edit(product.id, { category: CATEGORY });
    expect((await page(product)).facts).toMatchObject([{ key: 'shape', value: 'Dome' }]);
    // When the kind of the question changes, the answers are stored, but not shown.
    await ask([attribute('shape', 'number')], [SHAPE]);
    expect((await page(product)).facts).toEqual([]);
    expect(await counts(OF)).toEqual({});
  });

  test('a file of products has them, changes what it says otherwise, and nothing when it says the same', async () => {
    await ask(ASKED);
    const product = await add('Dome', { shape: 'Dome', resolution: 2 });
    const answer = await shop().app.inject({ url: '/api/v1/product/export', headers: admin });
    expect(answer.payload).toContain('{""resolution"":2,""shape"":""Dome""}');
    const read = (csv: string) =>
      shop().call<ProductImportResponse>({
        method: 'POST',
        url: '/product/import',
        headers: admin,
        body: { csv, dry_run: false },
      });
    expect((await read(answer.payload)).body).toMatchObject({ changed: 0, problems: [] });
    const cell = (facts: string) => `id,facts\n${product.id},"${facts.replaceAll('"', '""')}"\n`;
    expect((await read(cell('{"shape":"Bullet"}'))).body).toMatchObject({ changed: 1 });
    expect((await page(product)).facts).toMatchObject([{ value: 2 }, { value: 'Bullet' }]);
    const { body } = await read(cell('{"shape":"Square"}'));
    expect(body.problems).toEqual([
      { line: 2, column: 'facts.shape', message: 'Shape must be one of Dome, Bullet.' },
    ]);
    expect((await read(cell('Dome'))).body.problems).toMatchObject([{ column: 'facts' }]);
    const { activities } = (
      await shop().call<ActivitiesResponse>({ url: '/activity?kind=product', headers: admin })
    ).body;
    expect(activities[0]?.changes).toEqual([
      { field: 'facts.Shape', before: 'Dome', after: 'Bullet' },
    ]);
  });
});

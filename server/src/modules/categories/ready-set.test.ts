import type {
  ActivitiesResponse,
  Attribute,
  CategoriesResponse,
  CategoryAttributesResponse,
  ReadySetResponse,
  ReadySetTakenResponse,
} from '@pasal/shared/contracts';
import { addReference } from '../../db/reference/add-reference';
import { CATEGORIES } from '../../db/reference/categories';
import { ATTRIBUTES } from '../../db/reference/ready-set/attributes';
import { SUBCATEGORIES } from '../../db/reference/ready-set/subcategories';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';

const url = '/category/ready-set';
const ALL = {
  subcategories: Object.values(SUBCATEGORIES).flat().length,
  attributes: Object.values(ATTRIBUTES).flat().length,
};

onPostgresFirst((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });
  const begin = () => shop().db.transaction().execute(addReference);
  const missing = async () =>
    (await shop().call<ReadySetResponse>({ url, headers })).body.categories;
  async function take(body: object = {}, as: Record<string, string> = headers) {
    const answer = await shop().call<ReadySetTakenResponse & { code?: string }>({
      method: 'POST',
      url,
      headers: as,
      body,
    });
    return { status: answer.status, ...answer.body };
  }
  const children = async () => {
    const { body } = await shop().call<CategoriesResponse>({ url: '/category' });
    return Object.fromEntries(
      body.categories.map(({ name, children: own }) => [name, own.map((each) => each.name)]),
    );
  };
  const attributes = async () => {
    const { body } = await shop().call<CategoryAttributesResponse>({
      url: '/category/attributes',
      headers,
    });
    return Object.fromEntries(
      body.categories.map(({ name, attributes: all }) => [
        name,
        all.map(({ name_ne: _name, unit_ne: _unit, choices_ne: _choices, ...each }) => each),
      ]),
    );
  };
  const logged = async () =>
    (await shop().call<ActivitiesResponse>({ url: '/activity?kind=category', headers })).body
      .activities;
  const send = (method: 'POST' | 'PUT', to: string, body: object) =>
    shop().call<{ category: { id: number } }>({ method, url: to, headers, body });

  test('one press gives a new shop all of it, a second adds nothing, and the log says it once', async () => {
    await begin();
    expect((await missing()).map(({ name, is_new }) => [name, is_new])).toEqual(
      CATEGORIES.map((name) => [name, false]),
    );
    const { subcategories, attributes: asked } = ALL;
    expect(await take()).toEqual({
      status: 200,
      message: `Added ${subcategories} subcategories and ${asked} specifications.`,
      categories: 0,
      ...ALL,
    });
    expect(await children()).toEqual(SUBCATEGORIES);
    expect(await attributes()).toEqual(ATTRIBUTES);
    expect(await missing()).toEqual([]);
    expect(await take()).toEqual({
      status: 200,
      message: 'Your shop has all of these already.',
      categories: 0,
      subcategories: 0,
      attributes: 0,
    });
    const log = await logged();
    expect(log.map(({ action, thing }) => [action, thing])).toEqual(
      CATEGORIES.map((name) => ['change', name]).toReversed(),
    );
    expect(log.at(-1)?.changes[0]).toEqual({
      field: 'subcategories',
      before: null,
      after: expect.stringMatching(/^Televisions, Audio, /),
    });
  });

  test('two presses at once add it once', async () => {
    await begin();
    const both = await Promise.all([take(), take()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map((each) => each.subcategories).toSorted((a, b) => a - b)).toEqual([
      0,
      ALL.subcategories,
    ]);
    expect(await children()).toEqual(SUBCATEGORIES);
  });

  test('the part of one category, which is added where the shop lacks it', async () => {
    expect(await take({ categories: ['Security Cameras'] })).toMatchObject({ categories: 1 });
    expect(await children()).toEqual({ 'Security Cameras': SUBCATEGORIES['Security Cameras'] });
    expect(await attributes()).toEqual({ 'Security Cameras': ATTRIBUTES['Security Cameras'] });
    expect((await logged())[0]).toMatchObject({ action: 'add', thing: 'Security Cameras' });
    // The owner has already begun: the other four are added by name alone.
    expect(await take()).toMatchObject({ categories: 0, subcategories: 0 });
    expect((await missing()).map(({ is_new }) => is_new)).toEqual([true, true, true, true]);
  });

  test('a shop without any category gets all five', async () => {
    expect(await take()).toMatchObject({ categories: 5, ...ALL });
    expect(Object.keys(await children())).toEqual([...CATEGORIES]);
  });

  test('what the owner made stays as it is, in its place, and nothing stands twice', async () => {
    const own = (await send('POST', '/category', { name: 'electronics' })).body.category.id;
    const other = (await send('POST', '/category', { name: 'My own' })).body.category.id;
    await send('POST', `/category/${own}/subcategory`, { name: 'Used phones' });
    await send('POST', `/category/${own}/subcategory`, { name: 'AUDIO' });
    // Names of the set that the shop uses elsewhere, and as a category.
    await send('POST', `/category/${other}/subcategory`, { name: 'Laptops' });
    await send('POST', '/category', { name: 'Televisions' });
    const mine: Attribute[] = [
      { key: 'colour', name: 'Colour', kind: 'text', unit: null, choices: [], filterable: false },
      { key: 'screen', name: 'Display', kind: 'text', unit: null, choices: [], filterable: false },
      {
        key: 'os',
        name: 'SYSTEM',
        kind: 'choice',
        unit: null,
        choices: ['MIUI'],
        filterable: true,
      },
    ];
    await send('PUT', `/category/${own}/attributes`, { attributes: mine, seen: [] });

    const taken = new Set<string>(['Televisions', 'Audio', 'Laptops']);
    const rest = SUBCATEGORIES.Electronics.filter((name) => !taken.has(name));
    const asked = ATTRIBUTES.Electronics.filter(({ name }) => !['Screen', 'System'].includes(name));
    expect((await missing())[0]).toEqual({
      name: 'Electronics',
      is_new: false,
      subcategories: rest,
      attributes: asked.map(({ name }) => name),
    });
    expect(await take()).toMatchObject({ subcategories: rest.length, attributes: asked.length });
    expect(await children()).toEqual({
      electronics: ['Used phones', 'AUDIO', ...rest],
      'My own': ['Laptops'],
      Televisions: [],
    });
    expect((await attributes()).electronics).toEqual([...mine, ...asked]);
  });

  test('a line whose name a subcategory has is not offered', async () => {
    const { id } = (await send('POST', '/category', { name: 'Security' })).body.category;
    await send('POST', `/category/${id}/subcategory`, { name: 'Security Cameras' });
    expect((await missing()).map(({ name }) => name)).toEqual(
      CATEGORIES.filter((name) => name !== 'Security Cameras'),
    );
    expect(await take({ categories: ['Security Cameras'] })).toMatchObject({ subcategories: 0 });
  });

  test('a category never asks for more than it may', async () => {
    await begin();
    const { body } = await shop().call<CategoriesResponse>({ url: '/category' });
    const [first] = body.categories;
    const many = Array.from({ length: 38 }, (_, place): Attribute => ({
      key: `own_${place}`,
      name: `Own ${place}`,
      kind: 'number',
      unit: null,
      choices: [],
      filterable: true,
    }));
    await send('PUT', `/category/${first?.id}/attributes`, { attributes: many, seen: [] });
    expect(await take({ categories: ['Electronics'] })).toMatchObject({ attributes: 2 });
    expect(await missing()).not.toContainEqual(expect.objectContaining({ name: 'Electronics' }));
  });

  test('only administrators look and take, and only what there is', async () => {
    await begin();
    const { headers: staff } = await signedIn(shop(), 'staff');
    for (const [as, status] of [
      [staff, 403],
      [{}, 401],
    ] as const) {
      expect((await take({}, as)).status).toBe(status);
      expect((await shop().call({ url, headers: as })).status).toBe(status);
    }
    expect(await take({ categories: ['Toys'] })).toMatchObject({
      status: 400,
      message: "There's nothing ready-made for Toys.",
    });
    expect(await take({ categories: [] })).toMatchObject({ status: 400 });
    expect(Object.values(await children()).flat()).toEqual([]);
  });
});

import type {
  ActivitiesResponse,
  Attribute,
  ErrorResponse,
  ProductImportResponse,
  ProductResponse,
  StaffProduct,
  StaffProductsResponse,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createProduct, signedIn } from '../../testing/factories';
import { addThroughForm, sendForm } from '../../testing/product-forms';

const asked = (key: string, kind: Attribute['kind']): Attribute => ({
  key,
  name: key === 'lens' ? 'Lens' : 'Resolution',
  kind,
  unit: null,
  choices: [],
  filterable: kind !== 'text',
});
const CATEGORY = 'Security Cameras';
const NEPALI = { title_ne: 'डोम', description_ne: 'देख्छ।' };

const variants = (name: string, name_ne?: string) => ({
  variants: JSON.stringify([{ name, original_price: 2500, ...(name_ne && { name_ne }) }]),
});

/** Text facts of a product also exist in Nepali (D174), and staff see which are missing (D175). */
onBothDatabases((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    const { category_id } = await createProduct(shop().db, { title: 'Seed', slug: 'seed' });
    const attributes = [asked('resolution', 'number'), asked('lens', 'text')];
    const url = `/category/${category_id}/attributes`;
    await shop().call({ method: 'PUT', url, headers, body: { attributes, seen: [] } });
  });
  const add = (facts: object, facts_ne?: object, more: Record<string, string> = {}) =>
    addThroughForm(shop(), headers, {
      ...NEPALI,
      category: CATEGORY,
      status: 'approve',
      facts: JSON.stringify(facts),
      ...(facts_ne && { facts_ne: JSON.stringify(facts_ne) }),
      ...more,
    });
  const edit = (id: number, fields: Record<string, string>) =>
    sendForm(
      shop(),
      { method: 'PUT', url: `/product/${id}`, headers },
      Object.entries(fields),
    ) as Promise<{ status: number; body: { product: StaffProduct } & ErrorResponse }>;
  const page = async ({ slug }: StaffProduct, language: string) => {
    const url = `/product/slug/${slug}?language=${language}`;
    return (await shop().call<ProductResponse>({ url })).body.product.facts;
  };
  const read = async (id: number) =>
    (await shop().call<{ product: StaffProduct }>({ url: `/product/${id}`, headers })).body.product;
  const lists = async (query: string) => {
    const url = `/product?${query}`;
    return (await shop().call<StaffProductsResponse>({ url, headers })).body.products;
  };
  const send = async (csv: string, dry_run = false) =>
    (
      await shop().call<ProductImportResponse>({
        method: 'POST',
        url: '/product/import',
        headers,
        body: { csv, dry_run, import_id: crypto.randomUUID() },
      })
    ).body;

  test('a page in Nepali shows them, the English one stays as it was', async () => {
    const product = await add({ lens: 'fixed', resolution: 2 }, { lens: 'स्थिर' });
    expect(product.facts_ne).toEqual({ lens: 'स्थिर' });
    expect(await page(product, 'ne')).toMatchObject([
      { value: 2 },
      { value: 'fixed', label: 'स्थिर' },
    ]);
    expect((await page(product, 'en'))?.[1]).toEqual({
      key: 'lens',
      name: 'Lens',
      kind: 'text',
      unit: null,
      value: 'fixed',
    });
    // A request without it leaves it unchanged; an edit shows at once, and null removes it.
    await edit(product.id, { facts: JSON.stringify({ lens: 'varifocal' }) });
    expect(await page(product, 'ne')).toMatchObject([{}, { value: 'varifocal', label: 'स्थिर' }]);
    await edit(product.id, { facts_ne: JSON.stringify({ lens: 'फेरिने' }) });
    expect(await page(product, 'ne')).toMatchObject([{}, { label: 'फेरिने' }]);
    await edit(product.id, { facts_ne: JSON.stringify({ lens: null }) });
    expect((await page(product, 'ne'))?.[1]).not.toHaveProperty('label');
  });

  test('it goes with the fact it is of, and only words have it', async () => {
    const product = await add({ lens: 'fixed', resolution: 2 }, { lens: 'स्थिर' });
    const wrong = async (facts_ne: object) =>
      (await edit(product.id, { facts_ne: JSON.stringify(facts_ne) })).body;
    expect(await wrong({ resolution: 'दुई' })).toMatchObject({
      details: [{ path: 'facts_ne.resolution' }],
    });
    expect(await wrong({ watts: 'दुई' })).toMatchObject({ details: [{ path: 'facts_ne.watts' }] });
    await edit(product.id, { facts: JSON.stringify({ lens: null }) });
    await edit(product.id, { facts: JSON.stringify({ lens: 'fixed' }) });
    expect((await read(product.id)).facts_ne).toEqual({});
  });

  test('the log of changes has both languages', async () => {
    const { id } = await add({ lens: 'fixed' });
    await edit(id, { facts_ne: JSON.stringify({ lens: 'स्थिर' }) });
    const { body } = await shop().call<ActivitiesResponse>({
      url: '/activity?kind=product',
      headers,
    });
    expect(body.activities[0]?.changes).toContainEqual({
      field: 'facts_ne.Lens',
      before: null,
      after: 'स्थिर',
    });
  });

  test('a file has them, in one column and in columns of their own, and read back changes nothing', async () => {
    const { id } = await add({ lens: 'fixed' }, { lens: 'स्थिर' });
    const { payload } = await shop().app.inject({ url: '/api/v1/product/export', headers });
    expect(payload).toContain('{""lens"":""स्थिर""}');
    expect(await send(payload)).toMatchObject({ changed: 0, problems: [] });
    expect(await send(`id,title\n${id},Renamed\n`)).toMatchObject({ changed: 1 });
    expect((await read(id)).facts_ne).toEqual({ lens: 'स्थिर' });
    const own = `id,fact.lens,fact_ne.lens\n${id},varifocal,फेरिने\n`;
    expect((await send(own, true)).changes[0]?.fields).toEqual([
      { column: 'fact.lens', from: 'fixed', to: 'varifocal' },
      { column: 'fact_ne.lens', from: 'स्थिर', to: 'फेरिने' },
    ]);
    await send(own);
    expect((await read(id)).facts_ne).toEqual({ lens: 'फेरिने' });
    await send(`id,facts_ne\n${id},"{""lens"":null}"\n`);
    expect((await read(id)).facts_ne).toEqual({});
    // A cell has the same maximum length as a field of the form.
    const long = await send(
      `id,fact.lens,fact_ne.lens\n${id},${'x'.repeat(201)},${'क'.repeat(201)}\n`,
    );
    expect(long.problems.map(({ column }) => column)).toEqual(['facts.lens']);
    const longNepali = await send(`id,fact_ne.lens\n${id},${'क'.repeat(201)}\n`);
    expect(longNepali.problems.map(({ column }) => column)).toEqual(['facts_ne.lens']);
    const sheet = await shop().app.inject({ url: '/api/v1/product/import/sheet', headers });
    expect(sheet.payload).toContain('fact_ne.lens');
  });

  test('staff see and find what lacks Nepali: a fact or a variant in words, and no size', async () => {
    const missing = async () =>
      (await lists('nepali=missing')).map(({ title }) => title).toSorted();
    const fact = await add({ lens: 'fixed' }, undefined, { title: 'Fact' });
    await add({ lens: '2.8 mm' }, undefined, { title: 'Measure', ...variants('64 GB') });
    const { id, variants: stored } = await add({}, undefined, {
      title: 'Variant',
      ...variants('Black'),
    });
    expect(await missing()).toEqual(['Fact', 'Seed', 'Variant']);
    const marked = (await lists('')).map(({ title, lacks_nepali }) => [title, lacks_nepali]);
    expect(Object.fromEntries(marked)).toEqual({
      Seed: true,
      Fact: true,
      Measure: false,
      Variant: true,
    });
    await edit(fact.id, { facts_ne: JSON.stringify({ lens: 'स्थिर' }) });
    const named = stored.map((each) => ({ id: each.id, name_ne: 'कालो' }));
    await edit(id, { variants: JSON.stringify(named) });
    expect(await missing()).toEqual(['Seed']);
  });

  test('lists name what a product belongs to in the language of staff, and its texts in English', async () => {
    const { category_id } = await createProduct(shop().db, { title: 'Other', slug: 'other' });
    const body = { name: CATEGORY, name_ne: 'क्यामेरा' };
    await shop().call({ method: 'PUT', url: `/category/${category_id}`, headers, body });
    const url = '/product?language=ne';
    const { products } = (await shop().call<StaffProductsResponse>({ url, headers })).body;
    expect(products[0]).toMatchObject({ category: CATEGORY, category_label: 'क्यामेरा' });
    const { payload } = await shop().app.inject({
      url: '/api/v1/product/export?language=ne',
      headers,
    });
    expect(payload).not.toContain('क्यामेरा');
  });
});

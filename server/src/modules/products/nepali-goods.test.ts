import type {
  PlaceOrderResponse,
  Product,
  PublicProductsResponse,
  QuoteResponse,
  StaffProduct,
  StaffProductsResponse,
} from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import { addThroughForm, sendForm } from '../../testing/product-forms';
import { cleanStoredTexts } from './write/clean-stored-texts';

const NEPALI = {
  title_ne: 'डोम क्यामेरा 4MP',
  description_ne: 'अँध्यारोमा पनि देख्छ।',
  warranty: '1 year',
  warranty_ne: '१ वर्ष',
};

onPostgresFirst((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    // Makes the brand and the category.
    await createProduct(shop().db, { title: 'Plain lock', slug: 'plain' });
  });

  const add = (fields: Record<string, string> = {}) =>
    addThroughForm(shop(), headers, { ...NEPALI, status: 'approve', ...fields });
  const read = async (slug: string, language = 'ne') => {
    const url = `/product/slug/${slug}?language=${language}`;
    return (await shop().call<{ product: Product }>({ url })).body.product;
  };
  const titles = async (query: string) => {
    const { body } = await shop().call<PublicProductsResponse>({ url: `/product/public?${query}` });
    return body.products.map(({ title }) => title);
  };
  const sorted = (sort: string, language: string) => titles(`sort=${sort}&language=${language}`);
  const edit = (id: number, fields: Record<string, string>) =>
    sendForm(shop(), { method: 'PUT', url: `/product/${id}`, headers }, Object.entries(fields));
  const ofStaff = async (query: string) => {
    const url = `/product?${query}`;
    const { body } = await shop().call<StaffProductsResponse>({ url, headers });
    return body.products;
  };

  const missing = async () => (await ofStaff('nepali=missing')).map(({ title }) => title);

  test('names go by the titles a page shows, in either direction, and follow an edit', async () => {
    await createProduct(shop().db, { title: 'Alarm', title_ne: 'ढोका', slug: 'alarm' });
    await createProduct(shop().db, { title: 'Bell', title_ne: 'कल', slug: 'bell' });
    expect(await sorted('name_asc', 'en')).toEqual(['Alarm', 'Bell', 'Plain lock']);
    expect(await sorted('name_asc', 'ne')).toEqual(['Plain lock', 'कल', 'ढोका']);
    expect(await sorted('name_desc', 'ne')).toEqual(['ढोका', 'कल', 'Plain lock']);
    const change = { title_ne: 'अलार्म' };
    await shop().db.updateTable('product').set(change).where('slug', '=', 'alarm').execute();
    expect(await sorted('name_asc', 'ne')).toEqual(['Plain lock', 'अलार्म', 'कल']);
  });

  test('a product is read in the language that is asked for, text by text', async () => {
    const { id, slug, ...staff } = await add({
      additional_description_ne: '<p onclick="x()">राम्रो</p><script>x()</script>',
    });
    expect(staff).toMatchObject({ ...NEPALI, title: 'Dome Camera 4MP' });
    expect(await read(slug)).toMatchObject({
      slug: 'dome-camera-4mp',
      title: NEPALI.title_ne,
      description: NEPALI.description_ne,
      warranty: '१ वर्ष',
      additional_description: '<p>राम्रो</p>',
    });
    const english = await read(slug, 'en');
    expect(english).toMatchObject({ title: 'Dome Camera 4MP', description: 'Sees in the dark.' });
    expect(Object.keys(english).filter((name) => name.endsWith('_ne'))).toEqual([]);
    const { body } = await edit(id, { description_ne: '', title_ne: 'गोलो क्यामेरा' });
    expect(body.product).toMatchObject({ description_ne: null, version: 2 });
    // A new text shows at once, and a removed one is shown in English.
    expect(await read(slug)).toMatchObject({
      title: 'गोलो क्यामेरा',
      description: 'Sees in the dark.',
    });
    for (const view of ['', '&view=card', '&view=strip', `&id=${id}`]) {
      expect(await titles(`sort=name_desc&language=ne${view}`)).toContain('गोलो क्यामेरा');
      expect(await titles(`sort=name_desc${view}`)).toContain('Dome Camera 4MP');
    }
  });

  test('the log of changes has both languages', async () => {
    const { id } = await add();
    await edit(id, { title_ne: 'गोलो क्यामेरा', description_ne: 'नयाँ' });
    const { changes } = await shop()
      .db.selectFrom('activity')
      .select('changes')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'title_ne', before: NEPALI.title_ne, after: 'गोलो क्यामेरा' },
        { field: 'description_ne', before: null, after: null },
      ]),
    );
  });

  test('a search finds by the words of both languages, and answers in the one of the page', async () => {
    await add({ title_ne: 'घुम्ने आँखा' });
    for (const words of ['घुम्ने', 'dome', 'आँखा dome']) {
      const search = `search=${encodeURIComponent(words)}`;
      expect(await titles(search)).toEqual(['Dome Camera 4MP']);
      expect(await titles(`${search}&language=ne`)).toEqual(['घुम्ने आँखा']);
      expect((await ofStaff(search)).map(({ title }) => title)).toEqual(['Dome Camera 4MP']);
    }
  });

  test('staff find what is still to be written in Nepali', async () => {
    const { id } = await add();
    expect(await missing()).toEqual(['Plain lock']);
    await edit(id, { additional_description: '<p>More</p>' });
    expect(await missing()).toEqual(['Dome Camera 4MP', 'Plain lock']);
    await edit(id, { additional_description_ne: '<p>थप</p>' });
    expect(await missing()).toEqual(['Plain lock']);
  });

  test('variants, carts and orders have the names of the page, staff the English ones', async () => {
    const variants = JSON.stringify([{ name: 'Red', name_ne: 'रातो', original_price: 2500 }]);
    const { id, slug, variants: stored } = await add({ variants });
    expect(stored).toMatchObject([{ name: 'Red', name_ne: 'रातो' }]);
    expect((await read(slug)).variants).toMatchObject([{ name: 'रातो' }]);
    const line = { id, variant_id: 1, price: 2250, quantity: 1 };
    const quote = (language: string) =>
      shop().call<QuoteResponse>({
        method: 'POST',
        url: `/order-product/quote?language=${language}`,
        body: { cartItems: [line] },
      });
    expect((await quote('ne')).body.items).toMatchObject([
      { title: NEPALI.title_ne, variant_name: 'रातो' },
    ]);
    const names = { en: 'Dome Camera 4MP – Red', ne: `${NEPALI.title_ne} – रातो` };
    expect((await quote('en')).body.items).toMatchObject([{ variant_name: 'Red', names }]);
    const body = orderBody(await createCity(shop().db), [line]);
    const url = '/order-product?language=ne';
    const placed = await shop().call<PlaceOrderResponse>({ method: 'POST', url, body });
    const { order_number, items } = placed.body.order;
    const nepali = [{ product_name: NEPALI.title_ne, variant_name: 'रातो' }];
    const english = [{ product_name: 'Dome Camera 4MP', variant_name: 'Red' }];
    expect(items).toMatchObject(nepali);
    // As it was sold, whatever the product's name is later.
    await edit(id, { title_ne: '', title: 'Other' });
    const tracked = async (language: string) => {
      const answer = await shop().call<{ order: { items: object[] } }>({
        method: 'POST',
        url: `/order-product/track?language=${language}`,
        body: { order_number, phone: body.phone },
      });
      return answer.body.order.items;
    };
    expect(await tracked('ne')).toMatchObject(nepali);
    expect(await tracked('en')).toMatchObject(english);
    const seen = await shop().call<{ order: { items: object[] } }>({
      url: '/order-product/1?language=ne',
      headers,
    });
    expect(seen.body.order.items).toMatchObject(english);
    // The labels on papers in Nepali.
    const labels = [{ product_label: NEPALI.title_ne, variant_label: 'रातो' }];
    expect(seen.body.order.items).toMatchObject(labels);
    const without = JSON.stringify([{ id: 1, name_ne: null }]);
    await edit(id, { variants: without });
    expect((await read(slug)).variants).toMatchObject([{ name: 'Red' }]);
  });

  test('a file has the Nepali texts; one without their columns leaves them, an empty cell takes one away', async () => {
    const variants = JSON.stringify([{ name: 'Red', original_price: 2500 }]);
    const { id } = await add({ variants });
    const exported = await shop().app.inject({ url: '/api/v1/product/export', headers });
    expect(exported.body).toContain(NEPALI.title_ne);
    const send = (text: string) =>
      shop().call({
        method: 'POST',
        url: '/product/import',
        headers,
        body: { csv: text, dry_run: false, import_id: crypto.randomUUID() },
      });
    const now = async () => {
      const { body } = await shop().call<{ product: StaffProduct }>({
        url: `/product/${id}`,
        headers,
      });
      const { title, title_ne, warranty_ne, variants: own } = body.product;
      return [title, title_ne, warranty_ne, own[0]?.name_ne];
    };
    await send(`id,title\n${id},Renamed\n`);
    expect(await now()).toEqual(['Renamed', NEPALI.title_ne, '१ वर्ष', undefined]);
    await send(
      `id,variant,title_ne,warranty_ne,variant_name_ne\n${id},,नयाँ नाम,,\n${id},1,,,रातो\n`,
    );
    expect(await now()).toEqual(['Renamed', 'नयाँ नाम', null, 'रातो']);
  });

  test('formatted text from before a rule is cleaned in Nepali too', async () => {
    const { slug } = await createProduct(shop().db, {
      additional_description_ne: '<p onclick="x()">राम्रो</p>',
    });
    await cleanStoredTexts(shop().db);
    expect((await read(slug)).additional_description).toBe('<p>राम्रो</p>');
  });
});

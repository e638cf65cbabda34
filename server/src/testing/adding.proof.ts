import { openTestApp, ORIGIN, type TestApp } from './test-app';
import { createCity, createProduct, orderBody, signedIn } from './factories';
import { addThroughForm, fieldsOf, sendForm } from './product-forms';

/**
 * The promises of docs/adding.md about the server. They are true in a tree where its walks were performed, as
 * `e2e/adding` does, and in no other.
 */
let shop: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  shop = await openTestApp();
  ({ headers } = await signedIn(shop, 'admin'));
  // Makes the brand and the category.
  await createProduct(shop.db);
});
afterAll(() => shop.close());

const activity = async (kind: string) =>
  JSON.stringify((await shop.call({ url: `/activity?kind=${kind}`, headers })).body);

const edit = (id: number, model: string) =>
  sendForm(shop, { method: 'PUT', url: `/product/${id}`, headers }, fieldsOf({ model }));

describe('a field of a product', () => {
  test('is written, shown to visitors but on cards, and logged with its values', async () => {
    const { id, slug } = await addThroughForm(shop, headers, {
      model: ' DC-4 ',
      status: 'approve',
    });
    const one = await shop.call({ url: `/product/slug/${slug}` });
    expect(one.body.product).toMatchObject({ model: 'DC-4' });
    const list = await shop.call({ url: '/product/public' });
    expect(JSON.stringify(list.body)).toContain('"model":"DC-4"');
    const cards = await shop.call({ url: '/product/public?view=card' });
    expect(JSON.stringify(cards.body)).not.toContain('"model"');

    expect((await edit(id, 'DC-5')).body.product).toMatchObject({ model: 'DC-5' });
    expect(await activity('product')).toContain('{"field":"model","before":"DC-4","after":"DC-5"}');
    expect((await edit(id, '')).body.product).toMatchObject({ model: null });
    expect(await edit(id, 'x'.repeat(101))).toMatchObject({ status: 400 });
  });

  test('is exported, and imported', async () => {
    const { id } = await addThroughForm(shop, headers, { model: 'DC-6' });
    const { body: file } = await shop.app.inject({
      url: '/api/v1/product/export',
      headers: { host: new URL(ORIGIN).host, origin: ORIGIN, ...headers },
    });
    expect(file.split('\n')[0]).toContain('model');
    expect(file).toContain('DC-6');
    const body = { csv: `id,model\n${id},DC-7\n`, dry_run: false };
    await shop.call({ method: 'POST', url: '/product/import', headers, body });
    const { body: read } = await shop.call({ url: `/product/${id}`, headers });
    expect(read.product).toMatchObject({ model: 'DC-7' });
  });
});

describe('a call for staff', () => {
  test('is served to staff, refused to visitors, checked and logged', async () => {
    const product = await createProduct(shop.db);
    const placed = await shop.call<{ order: { id: number } }>({
      method: 'POST',
      url: '/order-product',
      body: orderBody(await createCity(shop.db), [{ id: product.id, price: 1000, quantity: 1 }]),
    });
    const { id } = placed.body.order;
    const note = (text: string, more = {}) =>
      shop.call({
        method: 'PUT',
        url: `/order-product/${id}/note`,
        body: { note: text },
        headers,
        ...more,
      });

    expect(await note('Call first')).toMatchObject({
      status: 200,
      body: { message: 'Note written.' },
    });
    expect(await note('Call first', { headers: {} })).toMatchObject({ status: 401 });
    expect(await note('')).toMatchObject({ status: 400 });
    expect(await note('x', { url: '/order-product/4711/note' })).toMatchObject({ status: 404 });
    const { body } = await shop.call({ url: `/order-product/${id}`, headers });
    expect(body.order).toMatchObject({ remarks: 'Call first', status: 'pending' });
    expect(await activity('order')).toContain('"field":"remarks"');
  });
});

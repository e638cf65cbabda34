import type {
  OrderResponse,
  OrdersResponse,
  PublicProductsResponse,
  SiteSettingsResponse,
} from '@pasal/shared/contracts';
import {
  createCity,
  createProduct,
  orderBody,
  signedIn,
  signIn,
} from '@pasal/server/testing/factories';
import { addThroughForm } from '@pasal/server/testing/product-forms';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';

/** `गर्‍यो`, "did", which isn't written without U+200D. */
const DID = '\u0917\u0930\u094d\u200d\u092f\u094b';
const NOTHING = '\u200b\u202e\u3164 \u00ad';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await openTestApp();
});
beforeEach(async () => {
  await shop.reset();
  ({ headers } = await signedIn(shop, 'admin'));
});
afterAll(() => shop.close());

async function makeBody(part: object) {
  const place = await createCity(shop.db);
  const { id } = await createProduct(shop.db);
  return { ...orderBody(place, [{ id, price: 1000, quantity: 1 }]), ...part };
}
const place = (body: object, url = '/order-product') =>
  shop.call<{ order: { id: number }; details?: { path: string }[] }>({
    method: 'POST',
    url,
    body,
    ...(url.endsWith('/manual') && { headers }),
  });
const send = <Body>(method: 'POST' | 'PUT', url: string, body: object) =>
  shop.call<Body>({ method, url, headers, body });
const search = async (text: string) => {
  const url = `/order-product?search=${encodeURIComponent(text)}`;
  return (await shop.call<OrdersResponse>({ url, headers })).body.orders.length;
};

describe.each(['/order-product', '/order-product/manual'])('an order by %s', (url) => {
  const hostile = {
    customer_name: 'Ram\r\nPayment: PAID\u202e ONLINE',
    address: '\u200bWard 4,\n\tBank\u2028Road ',
    email: 'ram\u200b@example.com\n',
  };

  test('holds one line in each field, and nothing invisible', async () => {
    const { status, body } = await place(await makeBody(hostile), url);
    expect(status).toBe(201);
    const stored = await shop.call<OrderResponse>({
      url: `/order-product/${body.order.id}`,
      headers,
    });
    expect(stored.body.order).toMatchObject({
      customer_name: 'Ram Payment: PAID ONLINE',
      address: 'Ward 4,  Bank Road',
      email: 'ram@example.com',
    });
  });

  test('is incomplete when a field shows nothing', async () => {
    const { status, body } = await place(
      await makeBody({ customer_name: NOTHING, address: NOTHING }),
      url,
    );
    expect(status).toBe(400);
    expect(body.details?.map(({ path }) => path)).toEqual(['customer_name', 'address']);
  });

  test('keeps the joiners of Nepali, and is found by them', async () => {
    const given = { customer_name: `राम ${DID}`, address: `${DID} टोल` };
    const { body } = await place(await makeBody(given), url);
    const stored = await shop.call<OrderResponse>({
      url: `/order-product/${body.order.id}`,
      headers,
    });
    expect(stored.body.order).toMatchObject(given);
    expect([await search(DID), await search(`\u200b${DID}\u202c`), await search('Hari')]).toEqual([
      1, 1, 0,
    ]);
  });
});

test('a product keeps its lines where it has several, its joiners, and nothing invisible', async () => {
  await createProduct(shop.db, { title: 'Other', slug: 'other' });
  const product = await addThroughForm(shop, headers, {
    title: `Cam\u202eera\n${DID}`,
    description: 'One\r\ntwo\u200b\u0007',
    additional_description: '<p>O&#8238;n\u200be</p>',
    warranty: NOTHING,
    status: 'approve',
  });
  expect(product).toMatchObject({
    title: `Camera ${DID}`,
    description: 'One\ntwo',
    additional_description: '<p>One</p>',
    warranty: null,
  });
  const found = async (text: string) => {
    const url = `/product/public?search=${encodeURIComponent(text)}`;
    return (await shop.call<PublicProductsResponse>({ url })).body.total;
  };
  expect([await found(DID), await found('Oth\u200ber'), await found(NOTHING)]).toEqual([1, 1, 2]);
});

test('names are required after that, whatever they name', async () => {
  const { district_id } = await createCity(shop.db);
  for (const [url, more] of [
    ['/category', {}],
    ['/category/brand', {}],
    ['/branch', {}],
    ['/branch/add-city', { district_id }],
  ] as const) {
    const name = `New\n${url}`;
    const refused = await send('POST', url, { name: NOTHING, ...more });
    const { status, body } = await send<Record<string, unknown>>('POST', url, { name, ...more });
    expect([url, refused.status, status]).toEqual([url, 400, 201]);
    expect(JSON.stringify(body)).toContain(`"New ${url}"`);
  }
});

test('settings are lines, too', async () => {
  const { body } = await shop.call<SiteSettingsResponse>({ url: '/site/settings' });
  const save = (shop_name: string) =>
    send<SiteSettingsResponse>('PUT', '/site/settings', {
      settings: { ...body.settings, shop_name, phones: ['01-\u200b5970000\n', NOTHING] },
      version: body.version,
    });
  expect((await save(NOTHING)).status).toBe(400);
  expect((await save('Pasal\r\nPokhara')).body.settings).toMatchObject({
    shop_name: 'Pasal Pokhara',
    phones: ['01-5970000'],
  });
});

test('remarks keep their lines', async () => {
  const { body } = await place(await makeBody({}));
  const url = `/order-product/${body.order.id}`;
  const set = (remarks: string) => send<OrderResponse>('PUT', url, { status: 'complete', remarks });
  expect((await set(NOTHING)).status).toBe(400);
  expect((await set('One\r\n\u202etwo')).body.order.remarks).toBe('One\ntwo');
});

test('of a password every character counts', async () => {
  const password = ' long\u200benough\ttoo ';
  const added = await send('POST', '/auth/add-staff', { email: ' new\u200b@pasal.test', password });
  expect(added.status).toBe(201);
  await expect(signIn(shop, 'new@pasal.test', password)).resolves.toBeDefined();
  const { status } = await shop.call({
    method: 'POST',
    url: '/auth/staffLogin',
    body: { email: 'new@pasal.test', password: password.trim() },
  });
  expect(status).toBe(401);
});

test('lists in lists are refused, however deep', async () => {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/order-product/quote',
    headers: { 'content-type': 'application/json' },
    payload: '['.repeat(16_000) + ']'.repeat(16_000),
  });
  expect(statusCode).toBe(400);
});

import {
  createCity,
  createProduct,
  createStaff,
  orderBody,
  PASSWORD,
  signedIn,
} from '@pasal/server/testing/factories';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';

/** The address of a proxy that is trusted. */
const PROXY = '192.0.2.7';
const lines: string[] = [];
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    env: { NODE_ENV: 'production', TRUST_PROXY: PROXY },
    logStream: { write: (line) => lines.push(line) },
    api: async (app) => {
      const access = { access: 'public' } as const;
      app.post('/broken', { config: access }, async (request) => {
        const inside = { detail: JSON.stringify(request.body), parameters: [request.body] };
        throw Object.assign(new Error('insert failed'), { code: '23505', ...inside });
      });
      app.get('/unreadable', { config: access }, async () => {
        const said = 'invalid input syntax for type integer: "sita@example.com"';
        throw Object.assign(new Error(said), { code: '22P02' });
      });
    },
  });
});
beforeEach(async () => {
  await shop.reset();
  lines.length = 0;
});
afterAll(() => shop.close());

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a request leaves one line with its id, pattern, status and time', async () => {
  const { headers, status } = await shop.call({ url: '/product/slug/dome-camera' });
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 'info',
      service: 'pasal',
      version: 'development',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/v1/product/slug/:slug',
      status: 404,
      ms: expect.any(Number),
      msg: 'answered',
    }),
  ]);
});

test('the id in the log is the one the caller was given', async () => {
  const { body } = await shop.call({ method: 'POST', url: '/broken', body: {} });
  const failure = logged().find(({ msg }) => msg === 'request failed');
  expect(failure).toMatchObject({
    requestId: body.requestId,
    err: { type: 'Error', message: 'insert failed', code: '23505' },
  });
});

test('the id a trusted proxy gives is in the log and in the answer; nobody else gives one', async () => {
  const id = 'a-proxys-own-id-4711';
  const ask = async (remoteAddress: string) => {
    const headers = { 'x-request-id': id };
    return (await shop.call({ url: '/product/slug/none', headers, remoteAddress })).body.requestId;
  };
  expect([await ask(PROXY), await ask('203.0.113.9')]).toEqual([id, expect.not.stringMatching(id)]);
  expect(logged().filter(({ requestId }) => requestId === id)).toHaveLength(1);
});

test('who takes the orders out, and how many, is in the log', async () => {
  const place = await createCity(shop.db);
  const { id } = await createProduct(shop.db);
  const order = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
  const placed = await shop.call({ method: 'POST', url: '/order-product', body: order });
  expect(placed.status).toBe(201);
  const staff = await signedIn(shop, 'staff');
  const { statusCode } = await shop.app.inject({
    url: '/api/v1/order-product/export',
    headers: { ...staff.headers, host: 'shop.test' },
  });
  expect(statusCode).toBe(200);
  const line = logged().find(({ msg }) => msg === 'orders exported');
  expect(line).toMatchObject({ staff: staff.id, rows: 1, requestId: expect.any(String) });
});

test('neither secrets nor people are logged, whether a call succeeds or fails', async () => {
  const { email } = await createStaff(shop.db, 'admin', 'gita@pasal.test');
  const place = await createCity(shop.db);
  const { id } = await createProduct(shop.db);
  const order = {
    ...orderBody(place, [{ id, price: 1000, quantity: 1 }]),
    customer_name: 'Sita Sharma',
    email: 'sita@example.com',
    phone: '9841234567',
    address: 'Naya Bazaar 4',
  };
  const post = (url: string, body: object, headers = {}) =>
    shop.call({ method: 'POST', url, body, headers });
  const login = await post('/auth/staffLogin', { email, password: PASSWORD });
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const token = String(login.body.token);
  await post('/auth/staffLogin', { email, password: 'not-this-one' });
  const placed = await post('/order-product', order);
  await post('/order-product', { ...order, email: 'sita@@example.com' });
  await post('/order-product', { ...order, customer_name: 'Sita Sharma\u0000' });
  await post('/broken', order, { cookie, authorization: `Bearer ${token}` });
  await shop.call({ url: '/unreadable' });
  await shop.call({ url: '/order-product?search=sita@example.com', headers: { cookie } });
  await shop.call({
    method: 'POST',
    url: '/order-product/track',
    body: { order_number: 'NP-2026-000001', phone: '9841234567' },
  });
  expect([login.status, placed.status]).toEqual([200, 201]);
  expect(lines.length).toBeGreaterThanOrEqual(9);
  const everything = lines.join('\n');
  for (const secret of [
    PASSWORD,
    'not-this-one',
    cookie.split('=')[1] ?? '',
    token,
    'gita@',
    'sita',
    'Sita',
    '9841234567',
    'Naya Bazaar',
    'NP-2026',
    '10.0.',
    '127.0.0.1',
  ]) {
    expect([secret, secret !== '' && everything.includes(secret)]).toEqual([secret, false]);
  }
});

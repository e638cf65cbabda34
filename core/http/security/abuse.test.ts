import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { diskFiles } from '../../files/disk-files';
import type { Order } from '@pasal/shared/contracts';
import { oneLine } from '../../contract/text/plain-text';
import { registerPictures } from '@pasal/server/pictures/register-pictures';
import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '@pasal/server/testing/factories';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import { openTestApp, type TestApp } from '@pasal/server/testing/test-app';

/** Texts of attackers who hope that a page shows them unescaped. */
const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '</script><svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  "'; drop table orders; --",
  '\u202eevil',
];

onBothDatabases((shop) => {
  const place = (body: object) =>
    shop().call<{ code?: string; order: { id: number; total: number; status: string } }>({
      method: 'POST',
      url: '/order-product',
      body,
    });
  const countOrders = async () =>
    (await shop().db.selectFrom('orders').select('id').execute()).length;

  async function cart() {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { price: 1000, in_stock: 10 });
    return { city, line: { id, price: 1000, quantity: 1 } };
  }

  test('fields nobody asked for are ignored, never stored', async () => {
    const { city, line } = await cart();
    const extra = {
      id: 4711,
      status: 'complete',
      total: 1,
      total_paisa: 1,
      order_number: 'NP-2000-000001',
      created_at: '2000-01-01T00:00:00Z',
      role: 'admin',
      version: 99,
      remarks: 'free of charge',
      deleted_at: '2000-01-01T00:00:00Z',
      constructor: 'x',
    };
    const bought = { ...line, product_name: 'Gold bar', total: 0 };
    const { status, body } = await place({ ...extra, ...orderBody(city, [bought]) });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ id: 1, status: 'pending', total: 1000 });
    const stored = await shop().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ id: 1, status: 'pending', total_paisa: 100_000, version: 1 });
    expect([stored.remarks, stored.deleted_at]).toEqual([null, null]);
    expect(stored.order_number).not.toContain('2000');
    expect(stored.created_at.getFullYear()).toBeGreaterThan(2000);
  });

  test('markup in an order stays the text it is', async () => {
    const { city, line } = await cart();
    const { headers } = await signedIn(shop());
    for (const markup of MARKUP) {
      const more = { customer_name: markup, address: markup };
      expect((await place({ ...orderBody(city, [line]), ...more })).status).toBe(201);
    }
    const answer = await shop().call<{ orders: Order[] }>({
      url: '/order-product?limit=100',
      headers,
    });
    const names = answer.body.orders.map(({ customer_name }) => customer_name);
    expect(names.toSorted()).toEqual(MARKUP.map(oneLine).toSorted());
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([0.01, 0, -1, 999.99, 1e308, '1000', 'NaN', null, [1000], true])(
    'a price of %j is never charged',
    async (price) => {
      const { city, line } = await cart();
      const { status } = await place({ ...orderBody(city, []), cartItems: [{ ...line, price }] });
      expect([400, 409]).toContain(status);
      expect(await countOrders()).toBe(0);
    },
  );

  test.each([0, -5, 1.5, 1e9, 1e308, '1', 'NaN', null, [1]])(
    'a quantity of %j is never sold',
    async (quantity) => {
      const { city, line } = await cart();
      const { status } = await place({
        ...orderBody(city, []),
        cartItems: [{ ...line, quantity }],
      });
      expect([400, 409]).toContain(status);
      expect(await countOrders()).toBe(0);
    },
  );

  test('numbers that JSON cannot hold are refused as they are', async () => {
    const { city, line } = await cart();
    const whole = JSON.stringify(orderBody(city, [line]));
    for (const [from, to] of [
      ['"price":1000', '"price":NaN'],
      ['"price":1000', '"price":1e999'],
      ['"quantity":1', '"quantity":Infinity'],
      ['"quantity":1', '"quantity":1e999'],
    ] as const) {
      const payload = whole.replace(from, to);
      expect(payload).not.toBe(whole);
      const { statusCode } = await shop().app.inject({
        method: 'POST',
        url: '/api/v1/order-product',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(statusCode).toBe(400);
    }
    expect(await countOrders()).toBe(0);
  });

  test.each([
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '%%%',
    '../../etc/passwd',
    '__proto__',
    '<b>',
    '\u{1f4f7}',
  ])('a search for %j finds what contains it, which is nothing', async (search) => {
    await createProduct(shop().db, { title: 'Dome camera', description: '' });
    const { status, body } = await shop().call({
      url: `/product/public?search=${encodeURIComponent(search)}`,
    });
    expect([status, body.total]).toEqual([200, 0]);
  });

  test.each([
    ['NUL', '%00'],
    ['bytes that are no text', '%C3%28'],
    ['100 kB', 'a'.repeat(100_000)],
  ])('a search for %s is refused or finds nothing', async (_name, search) => {
    const answer = await shop().app.inject({ url: `/api/v1/product/public?search=${search}` });
    const { total = 0 } = answer.json<{ total?: number }>();
    expect([200, 400]).toContain(answer.statusCode);
    expect(total).toBe(0);
  });

  test.each([
    ['text/plain', 'UNSUPPORTED_MEDIA'],
    ['application/x-www-form-urlencoded', 'UNSUPPORTED_MEDIA'],
    ['application/xml', 'UNSUPPORTED_MEDIA'],
    ['text/html;charset=utf-8', 'UNSUPPORTED_MEDIA'],
    [undefined, 'UNSUPPORTED_MEDIA'],
  ])('a body sent as %s answers 415', async (type, code) => {
    const answer = await shop().app.inject({
      method: 'POST',
      url: '/api/v1/order-product/quote',
      headers: type === undefined ? {} : { 'content-type': type },
      payload: '{"cartItems":[]}',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, code]);
  });
});

describe('files outside what is served', () => {
  let root: string;
  let shop: TestApp;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'pasal-root-'));
    const uploadsDir = join(root, 'uploads');
    await mkdir(uploadsDir);
    await writeFile(join(root, 'secret.txt'), 'the signing key');
    const routes = [{ path: '/x', page: 'x' }];
    putBuild(root, releaseRecord({ name: 'host', routes }));
    putBuild(root, releaseRecord());
    shop = await openTestApp({
      root,
      web: async (app, _db, platform) => {
        await registerPictures(app, diskFiles(uploadsDir));
        await platform.addPages(app);
      },
      logStream: { write: () => undefined },
    });
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await shop.close();
    await rm(root, { recursive: true });
  });

  /** Sends the path unchanged; a browser or `fetch` would normalise it first. */
  async function get(path: string) {
    const { port } = shop.app.server.address() as AddressInfo;
    const [answer] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await text(answer) };
  }

  test.each([
    '/uploads/../secret.txt',
    '/uploads/%2e%2e/secret.txt',
    '/uploads/..%2fsecret.txt',
    '/uploads/%2e%2e%2fsecret.txt',
    '/uploads/..%5csecret.txt',
    '/uploads/..%252fsecret.txt',
    '/uploads/one.png%00/../secret.txt',
    '/uploads//etc/passwd',
    '/uploads/....//secret.txt',
    '/uploads/.derived',
    '/host/../../secret.txt',
    '/host/..%2f..%2fsecret.txt',
    '/remotes/catalog/../../secret.txt',
    '/remotes/catalog/..%2f..%2fsecret.txt',
    '/remotes/catalog/1.0/..%2f..%2f..%2fsecret.txt',
    '/remotes/catalog/1.0/../../../secret.txt',
    '/host/1.0/%2e%2e/%2e%2e/secret.txt',
  ])('%s shows none of them', async (path) => {
    const { status, body } = await get(path);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toMatch(/signing key|root:/);
  });

  test.each([
    ['/x', 200],
    ['//', 404],
    ['//[', 404],
    ['//:99999/', 404],
    ['//evil.example/x', 404],
    ['/\\evil', 404],
    ['/%', 400],
    ['http://shop.test/x', 200],
  ])('%s is a path of the shop, nothing else: %i', async (path, expected) => {
    const { status, body } = await get(path);
    const isPage = body.includes('<div id="root">');
    expect([status, isPage]).toEqual([expected, expected !== 400]);
  });
});

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import {
  createCity,
  createProduct,
  freshPhone,
  orderBody,
  sessionCookie,
  signedIn,
} from '../testing/factories';
import { parcelDesk } from '../testing/parcels';
import { openTestApp, type TestApp } from '../testing/test-app';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';

let postgres: SharedPostgres;
let shop: TestApp;
beforeAll(async () => {
  postgres = sharedPostgres();
  shop = await openTestApp({ databaseUrl: await postgres.createMigrated() });
});
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});
afterEach(() => jest.restoreAllMocks());

/** All statements sent to PostgreSQL during some work, including `begin` and `commit`. */
async function statementsDuring(work: () => Promise<{ status: number }>, expected = 200) {
  const query = jest.spyOn(Client.prototype, 'query');
  const { status } = await work();
  const statements = query.mock.calls.map((asked) => JSON.stringify(asked));
  query.mockRestore();
  expect(status).toBe(expected);
  return statements;
}
/** The number of these statements. */
const askedDuring = async (...given: Parameters<typeof statementsDuring>) =>
  (await statementsDuring(...given)).length;

/** Requests with a cookie that looks like that of staff are never answered from the cache. */
const unkept = sessionCookie('nobody');

test('what visitors read is one statement', async () => {
  const { slug } = await createProduct(shop.db, { title: 'Dome Camera' });
  for (const url of [
    '/product/public',
    '/product/public?section=weekly_deals&sort=name_asc&page=2',
    '/product/public?minPrice=100&brand=Nepcam',
    `/product/slug/${slug}`,
    '/category',
    '/branch',
    '/site/banner',
  ]) {
    const read = () => shop.call({ url, headers: unkept });
    // The catalogue, and the rows it shows, are read once.
    await read();
    expect([url, await askedDuring(read)]).toEqual([url, 1]);
    // A visitor's second request only checks whether the first answer is still current.
    await shop.call({ url });
    expect([url, await askedDuring(() => shop.call({ url }))]).toEqual([url, 1]);
  }
});

test('a change is one statement more, and the rows that are shown again', async () => {
  const { id } = await createProduct(shop.db, { brand: 'Nepcam' });
  const read = () => shop.call({ url: '/product/public?category=Nepcam', headers: unkept });
  await read();
  expect(await askedDuring(read)).toBe(1);
  await shop.db.updateTable('product').set({ in_stock: 3 }).where('id', '=', id).execute();
  expect(await askedDuring(read)).toBe(3);
});

test('what staff read is one statement, and one for who they are', async () => {
  const { headers } = await signedIn(shop, 'admin');
  for (const url of ['/product', '/order-product', '/auth/overview']) {
    expect([url, await askedDuring(() => shop.call({ url, headers }))]).toEqual([url, 2]);
  }
});

test('a search is one statement: for the version of the catalogue', async () => {
  await createProduct(shop.db, { title: 'Dome Camera' });
  await shop.call({ url: '/product/public', headers: unkept });
  const asked = (search: string) =>
    askedDuring(() => shop.call({ url: `/product/public?search=${search}`, headers: unkept }));
  expect(await asked('dome')).toBe(1);
  // The lookup of similar words for an unknown one is counted, and cached.
  expect(await asked('doem')).toBe(2);
  expect(await asked('doem')).toBe(1);
  // Where nothing is found, the version is read again for the products offered instead.
  expect(await asked('xyzzy')).toBe(3);
});

test.each([
  [
    13,
    'its limits, its key, its place and terms, its lines, how many there may be and one for all it writes',
    500,
  ],
  [15, 'the same, and of what is nearly gone the pieces of its address and its phone', 10],
])('an order of two lines is %d: %s', async (statements, _what, in_stock) => {
  const place = await createCity(shop.db, `District ${in_stock}`);
  const [one, other] = [
    await createProduct(shop.db, { in_stock }),
    await createProduct(shop.db, { in_stock }),
  ];
  const order = () =>
    shop.call({
      method: 'POST',
      url: '/order-product',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...orderBody(place, [
          { id: one.id, price: 1000, quantity: 1 },
          { id: other.id, price: 1000, quantity: 1 },
        ]),
        phone: freshPhone(),
      },
    });
  expect(await askedDuring(order, 201)).toBe(statements);
});

test('a cart is sent by two statements and opened by five: its limits, its lines and what they cost now', async () => {
  const { id } = await createProduct(shop.db);
  const body = { lines: [{ id, quantity: 1 }] };
  const send = () => shop.call<{ code: string }>({ method: 'POST', url: '/cart-code', body });
  const { code } = (await send()).body;
  expect(await askedDuring(send, 201)).toBe(2);
  expect(await askedDuring(() => shop.call({ url: `/cart-code/${code}` }))).toBe(5);
});

describe('with the rules of cash on delivery', () => {
  let headers: Record<string, string>;
  const desk = parcelDesk(
    () => shop,
    () => headers,
  );
  /** The rules compare with this: the shop's newest orders. */
  const SHOP = 'limit 1000';
  beforeAll(async () => {
    ({ headers } = await signedIn(shop, 'admin'));
    const rules = { known_orders: 0, below: 0, first_above: 1, refusals: 1, text_first: true };
    const body = { settings: { ...rules, files: [] }, version: 0 };
    await shop.call({ method: 'PUT', url: '/site/desks', body, headers });
  });

  test('all that an order is judged by is read before a piece is taken', async () => {
    const place = await createCity(shop.db, 'Judged');
    const { id } = await createProduct(shop.db);
    const body = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
    const order = () => shop.call({ method: 'POST', url: '/order-product', body });
    const asked = await statementsDuring(order, 201);
    const taken = asked.findIndex((text) => text.includes('update \\"product\\"'));
    const judged = asked.findLastIndex(
      (text) => text.includes(SHOP) || text.includes('as refused'),
    );
    expect([judged > 0, judged < taken]).toEqual([true, true]);
  });

  test('what the shop is compared with is read once for all parcels of a hand-over', async () => {
    const courier_id = await desk.addCourier();
    const parcels = [(await desk.placeOrder()).id, (await desk.placeOrder()).id].map((id) => ({
      id,
      number: 1,
    }));
    const body = { event: 'handed_over', courier_id, parcels };
    const url = '/order-product/bulk-event';
    const asked = await statementsDuring(() => shop.call({ method: 'POST', url, body, headers }));
    expect(asked.filter((text) => text.includes(SHOP))).toHaveLength(1);
  });
});

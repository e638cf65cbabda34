import { createCity, createProduct, freshPhone, orderBody } from '../testing/factories';
import { brokenInvariants } from '../testing/database/invariants';
import { openTestApp, type TestApp } from '../testing/test-app';
import { startTestPostgres, type TestPostgres } from '../testing/database/test-postgres';
import { shopUnderLoad } from '../testing/shop-under-load';

let postgres: TestPostgres;
let shop: TestApp;
beforeAll(async () => {
  postgres = await startTestPostgres();
  shop = await openTestApp({
    databaseUrl: await postgres.createDatabase(),
    logStream: { write: () => undefined },
  });
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

/** The number of requests during a fault, before it ends. */
const DURING = 300;

test('PostgreSQL taken away under load: 503 until it is back, then orders again by itself', async () => {
  const city = await createCity(shop.db);
  const { id } = await createProduct(shop.db, { in_stock: 100_000 });
  const order = () => orderBody(city, [{ id, price: 1000, quantity: 1 }]);
  const load = shopUnderLoad(shop, () => ({ ...order(), phone: freshPhone() }));

  await load.until((seen) => seen.placed.length >= 40);
  await postgres.halt();
  const before = load.seen.refused;
  await load.until((seen) => seen.refused >= before + DURING);
  const ready = await shop.app.inject('/readyz');
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
  expect(
    (await shop.call({ url: '/auth/me', headers: { cookie: 'staff_session=x' } })).status,
  ).toBe(401);
  const metrics = await shop.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(metrics.statusCode).toBe(200);

  await postgres.resume();
  const placed = load.seen.placed.length;
  await load.until((seen) => seen.placed.length >= placed + 40);
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  const { other, placed: acknowledged } = await load.stop();

  expect(other).toEqual([]);
  const rows = await shop.db.selectFrom('orders').select('order_number').execute();
  const stored = new Set(rows.map(({ order_number }) => order_number));
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  expect(await brokenInvariants(shop.db)).toEqual([]);
});

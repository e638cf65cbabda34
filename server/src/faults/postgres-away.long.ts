import { setTimeout as wait } from 'node:timers/promises';
import { createCity, createProduct, freshPhone, orderBody } from '../testing/factories';
import { brokenInvariants } from '../testing/database/invariants';
import { openTestApp } from '../testing/test-app';
import { startTestPostgres } from '../testing/database/test-postgres';
import { shopUnderLoad } from '../testing/shop-under-load';

/** How long the database is down, in ms. */
const AWAY = 30_000;
jest.setTimeout(5 * 60_000);

test('PostgreSQL gone for 30 s under load: 503 with Retry-After, not ready, back by itself', async () => {
  const postgres = await startTestPostgres();
  const shop = await openTestApp({
    databaseUrl: await postgres.createDatabase(),
    logStream: { write: () => undefined },
  });
  try {
    const city = await createCity(shop.db);
    const { id } = await createProduct(shop.db, { in_stock: 1_000_000 });
    const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
    const load = shopUnderLoad(shop, () => ({ ...order, phone: freshPhone() }));
    await load.until(({ placed }) => placed.length >= 100);
    await postgres.halt();
    await wait(AWAY);
    expect((await shop.app.inject('/readyz')).statusCode).toBe(503);
    const placed = load.seen.placed.length;
    await postgres.resume();
    await load.until((seen) => seen.placed.length >= placed + 100);
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
    const seen = await load.stop();
    expect(seen.other).toEqual([]);
    expect(seen.refused).toBeGreaterThan(100);
    const rows = await shop.db.selectFrom('orders').select('order_number').execute();
    const stored = new Set(rows.map(({ order_number }) => order_number));
    expect(seen.placed.filter((number) => !stored.has(number))).toEqual([]);
    expect(await brokenInvariants(shop.db)).toEqual([]);
  } finally {
    await shop.close();
    await postgres.stop();
  }
});

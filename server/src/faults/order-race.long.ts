import { FAIR_RACE, raceForStock, type PlaceOrder } from '../testing/order-race';
import { startTestPostgres } from '../testing/database/test-postgres';
import { openTestApp, type TestApp } from '../testing/test-app';
import { startTwoServers } from '../testing/two-servers';

const RUNS = 50;
jest.setTimeout(15 * 60_000);

const through =
  (shop: TestApp): PlaceOrder =>
  async (body) =>
    (await shop.call({ method: 'POST', url: '/order-product', body })).status;

async function raceOften(...race: Parameters<typeof raceForStock>) {
  for (let run = 0; run < RUNS; run += 1) expect(await raceForStock(...race)).toEqual(FAIR_RACE);
}

test('on the embedded database: 200 buyers, 10 units, 50 times', async () => {
  const shop = await openTestApp();
  await raceOften(shop.db, through(shop)).finally(() => shop.close());
});

test('on PostgreSQL: 200 buyers, 10 units, 50 times', async () => {
  const postgres = await startTestPostgres();
  const shop = await openTestApp({ databaseUrl: await postgres.createDatabase() });
  try {
    await raceOften(shop.db, through(shop));
  } finally {
    await shop.close();
    await postgres.stop();
  }
});

test('on PostgreSQL with two servers: 200 buyers, 10 units, 50 times', async () => {
  const shop = await startTwoServers();
  await raceOften(shop.database.db, shop.place).finally(() => shop.close());
});

import { FAIR_RACE, raceForStock } from '../testing/order-race';
import { startTwoServers, type TwoServers } from '../testing/two-servers';

// Starts a database and two servers, on a machine that may be busy.
jest.setTimeout(120_000);

let shop: TwoServers;
beforeAll(async () => {
  shop = await startTwoServers();
});
afterAll(() => shop?.close());

test('200 buyers at two servers on one PostgreSQL, 10 units, 3 times: exactly 10 sold each time', async () => {
  for (let run = 0; run < 3; run += 1) {
    expect(await raceForStock(shop.database.db, shop.place)).toEqual(FAIR_RACE);
  }
});

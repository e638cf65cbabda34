import { createCity, createProduct, freshPhone, orderBody } from '../testing/factories';
import { FAIR_RACE, raceForStock } from '../testing/order-race';
import { freshAddress } from '../testing/test-app';
import { startTwoServers, type TwoServers } from '../testing/two-servers';

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

test('20 orders at once of what is nearly gone, from one address at two servers: exactly ten pieces', async () => {
  const { db } = shop.database;
  const city = await createCity(db, 'Lalitpur', 'Godawari');
  const from = freshAddress();
  const orders = Array.from({ length: 20 }, async (_value, buyer) => {
    const { id } = await createProduct(db, { in_stock: 3 });
    const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
    return { ...order, phone: freshPhone(), buyer };
  });
  const made = await Promise.all(orders);
  const statuses = await Promise.all(
    made.map(({ buyer, ...body }) => shop.place(body, buyer, from)),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(10);
});

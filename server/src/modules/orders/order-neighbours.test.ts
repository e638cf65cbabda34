import type { NeighboursResponse, OrdersResponse } from '@pasal/shared/contracts';
import { daysLater, kathmanduDate } from '@pasal/shared/domain';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';

/** A date in Kathmandu, this many days from today. */
const day = (days: number) => kathmanduDate(daysLater(new Date(), days));

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'staff'));
  });

  async function placeOrders(count: number): Promise<number[]> {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 100 });
    const ids = [];
    for (let made = 0; made < count; made += 1) {
      const { body } = await shop().call<{ order: { id: number } }>({
        method: 'POST',
        url: '/order-product',
        body: orderBody(city, [{ id, price: 1000, quantity: 1 }]),
      });
      ids.push(body.order.id);
    }
    return ids;
  }
  const set = (id: number, values: object) =>
    shop().db.updateTable('orders').set(values).where('id', '=', id).execute();
  const beside = (id: number, query = '') =>
    shop().call<NeighboursResponse>({ url: `/order-product/${id}/neighbours?${query}`, headers });

  test('the orders beside one, in a list that is newest first', async () => {
    const [oldest = 0, middle = 0, newest = 0] = await placeOrders(3);
    expect((await beside(middle)).body).toEqual({ previous: newest, next: oldest });
    expect((await beside(newest)).body).toEqual({ previous: null, next: middle });
    expect((await beside(oldest)).body).toEqual({ previous: middle, next: null });
    expect((await beside(4711)).status).toBe(404);
    expect((await beside(middle, 'from=2026-02-30')).status).toBe(400);
  });

  test('keeps to the filters of the list, even when the order itself has left it', async () => {
    const [oldest = 0, middle = 0, newest = 0] = await placeOrders(3);
    await set(middle, { status: 'complete' });
    expect((await beside(middle, 'status=pending')).body).toEqual({
      previous: newest,
      next: oldest,
    });
    await set(oldest, { deleted_at: new Date() });
    expect((await beside(newest, 'status=pending')).body).toEqual({ previous: null, next: null });
  });

  test('late is what should have come by now and is still on its way (D98)', async () => {
    const [late = 0, today = 0, done = 0] = await placeOrders(4);
    const until = (to: string) => ({ promised_from: day(-3), promised_to: to });
    await set(late, { ...until(day(-1)), status: 'others' });
    await set(today, until(day(0)));
    await set(done, { ...until(day(-1)), status: 'complete' });
    const { body } = await shop().call<OrdersResponse>({
      url: '/order-product?late=true',
      headers,
    });
    expect(body.orders.map(({ id }) => id)).toEqual([late]);
    expect(body.pagination.totalOrders).toBe(1);
  });
});

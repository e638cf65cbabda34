import type {
  BulkOrderStatusResponse,
  OrderStatus,
  OrderWithHistory,
  TrackResponse,
  User,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import { failingAt } from '../../testing/failing-at';
import { changeStatuses } from './order-statuses.service';

const seen = (orders: readonly { id: number; version: number }[]) =>
  orders.map(({ id, version }) => ({ id, version }));

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let actor: User;
  beforeEach(async () => {
    const { headers: own, ...user } = await signedIn(shop(), 'staff');
    [headers, actor] = [own, user];
  });

  async function placeOrders(count: number, quantity = 1, title = 'NVR') {
    const city = await createCity(shop().db, `District ${Math.random()}`);
    const product = await createProduct(shop().db, { in_stock: 100, title });
    const orders = [];
    for (let made = 0; made < count; made += 1) {
      const { body } = await shop().call<{ order: { id: number; order_number: string } }>({
        method: 'POST',
        url: '/order-product',
        body: {
          ...orderBody(city, [{ id: product.id, price: 1000, quantity }]),
          phone: '9841234567',
        },
      });
      orders.push({ ...body.order, version: 1 });
    }
    return { product, orders };
  }
  const setAll = (
    orders: readonly { id: number; version: number }[],
    status: OrderStatus,
    more: object = {},
  ) =>
    shop().call<BulkOrderStatusResponse & { code?: string }>({
      method: 'PUT',
      url: '/order-product/bulk-status',
      headers,
      body: { status, remarks: 'Handed to courier', orders: seen(orders), ...more },
    });
  const read = async (id: number) =>
    (await shop().call<{ order: OrderWithHistory }>({ url: `/order-product/${id}`, headers })).body
      .order;
  const track = async (number: string) => {
    const asked = {
      method: 'POST',
      url: '/order-product/track',
      body: { order_number: number, phone: '9841234567' },
    } as const;
    return (await shop().call<TrackResponse>(asked)).body.order;
  };
  const count = async (table: 'outbox' | 'activity') =>
    (await shop().db.selectFrom(table).select('id').execute()).length;

  describe('one status for several orders', () => {
    test('each is changed as one is: history, messages, activity log and stock', async () => {
      const { product, orders } = await placeOrders(3, 2);
      const before = await count('outbox');
      const done = await setAll(orders, 'cancel');
      expect([done.status, done.body.message]).toEqual([
        200,
        'Order Status updated successfully!!',
      ]);
      expect(done.body.results).toEqual(orders.map(({ id }) => ({ id, problem: null })));
      for (const { id } of orders) {
        const order = await read(id);
        expect(order).toMatchObject({ status: 'cancel', remarks: 'Handed to courier', version: 2 });
        expect(order.history.at(-1)).toMatchObject({ by: actor.email, from: 'pending' });
      }
      expect((await count('outbox')) - before).toBe(6);
      expect(await count('activity')).toBe(3);
      const { in_stock } = await shop()
        .db.selectFrom('product')
        .select('in_stock')
        .where('id', '=', product.id)
        .executeTakeFirstOrThrow();
      expect(in_stock).toBe(100);
      expect(await brokenInvariants(shop().db)).toEqual([]);
    });

    test('those that stay as they are say why and what they are; the others are done', async () => {
      const { orders } = await placeOrders(3);
      const [changed, gone, open] = orders;
      if (!changed || !gone || !open) throw new Error('no orders');
      await setAll([changed], 'cancel');
      await shop()
        .db.updateTable('orders')
        .set({ deleted_at: new Date() })
        .where('id', '=', gone.id)
        .execute();
      const { body } = await setAll(orders, 'complete');
      expect(body.message).toBe('1 of 3 orders updated.');
      expect(body.results).toEqual([
        {
          id: changed.id,
          problem: 'Someone else has changed this order. Reload it and try again.',
          now: { status: 'cancel', version: 2 },
        },
        { id: gone.id, problem: 'Order not found' },
        { id: open.id, problem: null },
      ]);
      expect((await read(changed.id)).status).toBe('cancel');
    });

    test('an order whose stock is sold stays cancelled', async () => {
      const { product, orders } = await placeOrders(2, 4);
      await setAll(orders, 'cancel');
      const pieces = shop().db.updateTable('product').where('id', '=', product.id);
      await pieces.set({ in_stock: 5 }).execute();
      const again = orders.map(({ id }) => ({ id, version: 2 }));
      const { body } = await setAll(again, 'pending');
      expect(body.results.map(({ problem }) => problem)).toEqual([
        null,
        "There isn't enough stock left to reopen this order.",
      ]);
    });

    test('two members of staff at once: each order is changed by one of them', async () => {
      const { orders } = await placeOrders(5);
      const answers = await Promise.all([
        setAll(orders, 'complete'),
        setAll(orders.toReversed(), 'cancel'),
      ]);
      const done = answers.flatMap(({ body }) =>
        body.results.filter(({ problem }) => problem === null),
      );
      expect(done.map(({ id }) => id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
      for (const { id } of orders) expect((await read(id)).version).toBe(2);
      expect(await brokenInvariants(shop().db)).toEqual([]);
    });

    test('work that breaks off in the middle says what was done', async () => {
      const orders: { id: number; version: number }[] = [];
      for (const title of ['Bell', 'Lock', 'Lamp']) {
        orders.push(...(await placeOrders(1, 1, title)).orders);
      }
      await failingAt(shop().db, 'Lock', async () => {
        const { body } = await setAll(orders, 'cancel');
        expect(body.results.map(({ problem }) => problem)).toEqual([
          null,
          expect.stringMatching(/^The connection broke off/),
          expect.stringMatching(/^Not updated/),
        ]);
        const rest = { status: 'cancel', remarks: 'x', orders: seen(orders.slice(1)) } as const;
        await expect(changeStatuses(shop().db, actor, rest)).rejects.toThrow('gone');
      });
      const statuses = await Promise.all(orders.map(async ({ id }) => (await read(id)).status));
      expect(statuses).toEqual(['cancel', 'pending', 'pending']);
    });

    test('needs remarks, at least one order and at most a hundred', async () => {
      const { orders } = await placeOrders(1);
      const blank = await setAll(orders, 'complete', { remarks: '  ' });
      expect([blank.status, blank.body.message]).toEqual([400, 'Remarks is required!']);
      expect((await setAll([], 'complete')).status).toBe(400);
      const many = Array.from({ length: 101 }, (_none, at) => ({ id: at + 1, version: 1 }));
      expect((await setAll(many, 'complete')).status).toBe(400);
    });
  });

  describe('what the customer is told (D97)', () => {
    test('is in the history of both; remarks are the staff’s alone', async () => {
      const { orders } = await placeOrders(2);
      const [order] = orders;
      if (!order) throw new Error('no order');
      const message = 'Your parcel is with the courier.';
      await setAll(orders, 'others', { customer_message: message });
      const { history } = await read(order.id);
      expect(history.at(-1)).toMatchObject({
        remarks: 'Handed to courier',
        customer_message: message,
      });
      expect(history[0]).not.toHaveProperty('customer_message');
      const tracked = await track(order.order_number);
      expect(tracked.history).toEqual([
        { at: expect.any(String), status: 'pending' },
        { at: expect.any(String), status: 'others', customer_message: message },
      ]);
      expect(JSON.stringify(tracked)).not.toContain('Handed to courier');
    });

    test('goes out even where the status stays; without it, new remarks alone do not', async () => {
      const { orders } = await placeOrders(1);
      const [order] = orders;
      if (!order) throw new Error('no order');
      const before = await count('outbox');
      await setAll(orders, 'pending');
      expect(await count('outbox')).toBe(before);
      await setAll([{ id: order.id, version: 2 }], 'pending', { customer_message: 'On Sunday.' });
      expect(await count('outbox')).toBe(before + 2);
      expect((await track(order.order_number)).history).toEqual([
        { at: expect.any(String), status: 'pending' },
        { at: expect.any(String), status: 'pending', customer_message: 'On Sunday.' },
      ]);
    });

    test('an empty text tells nothing', async () => {
      const { orders } = await placeOrders(1);
      await setAll(orders, 'complete', { customer_message: '   ' });
      const { history } = await read(orders[0]?.id ?? 0);
      expect(history.at(-1)).not.toHaveProperty('customer_message');
    });
  });
});

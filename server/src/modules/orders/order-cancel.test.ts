import type { CancelResponse, OrderWithHistory, TrackResponse } from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import { brokenInvariants } from '../../testing/database/invariants';
import { freshAddress } from '../../testing/test-app';

const PHONE = '9841234567';

type Answer = CancelResponse & { code?: string };

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_value, index) => make(index));

const tally = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

onPostgresFirst((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
  });

  async function placeOrder(quantity = 4) {
    const city = await createCity(shop().db, `District ${Math.random()}`);
    const { id } = await createProduct(shop().db);
    const body = { ...orderBody(city, [{ id, price: 1000, quantity }]), phone: PHONE };
    const placed = await shop().call<{ order: { id: number; order_number: string } }>({
      method: 'POST',
      url: '/order-product',
      body,
    });
    return { ...placed.body.order, productId: id };
  }
  const cancel = (body: object, remoteAddress = freshAddress()) =>
    shop().call<Answer>({
      method: 'POST',
      url: '/order-product/track/cancel',
      body,
      remoteAddress,
    });
  const change = (id: number, body: object) =>
    shop().call({ method: 'PUT', url: `/order-product/${id}`, body, headers });
  const stock = async (id: number) => {
    const row = await shop()
      .db.selectFrom('product')
      .select('in_stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.in_stock;
  };
  const read = async (id: number) => {
    const url = `/order-product/${id}`;
    return (await shop().call<{ order: OrderWithHistory }>({ url, headers })).body.order;
  };

  test('a buyer cancels a pending order: the stock is back, and staff see who did it and why', async () => {
    const { id, order_number, productId } = await placeOrder();
    expect(await stock(productId)).toBe(6);
    const done = await cancel({ order_number, phone: PHONE, reason: ' Ordered twice ' });
    expect([done.status, done.body.message]).toEqual([200, 'Your order has been cancelled.']);
    expect(done.body.order).toMatchObject({ order_number, status: 'cancel' });
    expect(done.body.order.history.map(({ status }) => status)).toEqual(['pending', 'cancel']);
    expect(await stock(productId)).toBe(10);
    const order = await read(id);
    expect(order).toMatchObject({ status: 'cancel', remarks: 'Ordered twice', version: 2 });
    expect(order.history.at(-1)).toEqual({
      at: expect.any(String),
      by: null,
      by_customer: true,
      from: 'pending',
      to: 'cancel',
      remarks: 'Ordered twice',
    });
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('the proof is written as for a look-up, and no reason is needed', async () => {
    const { id, order_number } = await placeOrder();
    const proof = { order_number: ` ${order_number.toLowerCase()} `, phone: '+977 984-1234567' };
    expect((await cancel(proof)).status).toBe(200);
    expect((await read(id)).remarks).toBe('Cancelled by the customer.');
  });

  test('every miss is the one answer of a look-up', async () => {
    const { order_number } = await placeOrder();
    const unknown = await shop().call({
      method: 'POST',
      url: '/order-product/track',
      body: { order_number: 'NP-2026-999999', phone: PHONE },
    });
    const misses = [
      await cancel({ order_number, phone: '9800000000' }),
      await cancel({ order_number: 'NP-2026-999999', phone: PHONE }),
      await cancel({ order_number, phone: 'not a phone' }),
    ];
    for (const { status, body } of misses) {
      expect({ status, ...body, requestId: '' }).toEqual({
        status: 404,
        ...unknown.body,
        requestId: '',
      });
    }
  });

  test('cancelling and looking up share their limits, and a hit takes no turn', async () => {
    const { order_number } = await placeOrder();
    for (let time = 0; time < 15; time += 1) {
      expect((await cancel({ order_number, phone: PHONE })).status).toBe(200);
    }
    const remoteAddress = freshAddress();
    const guesses = await Promise.all(
      times(20, (index) => cancel({ order_number, phone: `98500000${10 + index}` }, remoteAddress)),
    );
    expect(tally(guesses)).toEqual({ 404: 5, 429: 15 });
    const track = await shop().call({
      remoteAddress,
      method: 'POST',
      url: '/order-product/track',
      body: { order_number, phone: '9850000099' },
    });
    expect(track.status).toBe(429);
  });

  test.each(['complete', 'others', 'cancel'])(
    'an order staff set to %s stays so: 409',
    async (to) => {
      const { id, order_number, productId } = await placeOrder();
      await change(id, { status: to, remarks: 'x' });
      const before = await stock(productId);
      const { status, body } = await cancel({ order_number, phone: PHONE });
      expect([status, body.code, body.message]).toEqual([
        409,
        'CONFLICT',
        'This order can no longer be cancelled here. Please call the shop.',
      ]);
      expect((await read(id)).status).toBe(to);
      expect(await stock(productId)).toBe(before);
    },
  );

  test('8 clicks at once cancel once, and all say so', async () => {
    const { id, order_number, productId } = await placeOrder();
    const answers = await Promise.all(times(8, () => cancel({ order_number, phone: PHONE })));
    expect(tally(answers)).toEqual({ 200: 8 });
    expect(await stock(productId)).toBe(10);
    expect((await read(id)).history).toHaveLength(2);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('asked again after staff wrote a remark, it answers the same', async () => {
    const { id, order_number } = await placeOrder();
    expect((await cancel({ order_number, phone: PHONE })).status).toBe(200);
    expect((await change(id, { status: 'cancel', remarks: 'Called back' })).status).toBe(200);
    expect((await cancel({ order_number, phone: PHONE })).status).toBe(200);
    expect(await read(id)).toMatchObject({ remarks: 'Called back', version: 3 });
  });

  test('buyer and staff at once: one of them is first, and the other one knows', async () => {
    const orders = [];
    for (let count = 0; count < 6; count += 1) orders.push(await placeOrder(1));
    const answers = await Promise.all(
      orders.map(async ({ id, order_number }) => {
        const [staff, buyer] = await Promise.all([
          change(id, { status: 'complete', remarks: 'Handed over', version: 1 }),
          cancel({ order_number, phone: PHONE }),
        ]);
        return { id, statuses: `staff ${staff.status}, buyer ${buyer.status}` };
      }),
    );
    for (const { id, statuses } of answers) {
      const { status, history } = await read(id);
      expect(statuses).toBe(status === 'cancel' ? 'staff 409, buyer 200' : 'staff 200, buyer 409');
      expect(history).toHaveLength(2);
    }
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('the history of a look-up names no staff and tells no remarks', async () => {
    const { id, order_number } = await placeOrder();
    await change(id, { status: 'others', remarks: 'Rude on the phone' });
    await change(id, { status: 'others', remarks: 'Still rude' });
    await change(id, { status: 'complete', remarks: 'Done' });
    const { body } = await shop().call<TrackResponse>({
      method: 'POST',
      url: '/order-product/track',
      body: { order_number, phone: PHONE },
    });
    expect(body.order.history).toEqual([
      { at: expect.any(String), status: 'pending' },
      { at: expect.any(String), status: 'others' },
      { at: expect.any(String), status: 'complete' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/rude|staff|@/i);
  });
});

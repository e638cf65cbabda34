import type { Order, OrdersResponse, OrderWithHistory } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import { brokenInvariants } from '../../testing/database/invariants';

type Headers = Record<string, string>;

onBothDatabases((shop) => {
  let headers: Headers;
  let admin: Headers;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'staff'));
    ({ headers: admin } = await signedIn(shop(), 'admin'));
  });

  async function placeOrder(quantity = 4, more: object = {}) {
    const city = await createCity(shop().db, `District ${Math.random()}`);
    const product = await createProduct(shop().db, { title: 'NVR' });
    const { body } = await shop().call<{ order: { id: number; order_number: string } }>({
      method: 'POST',
      url: '/order-product',
      body: { ...orderBody(city, [{ id: product.id, price: 1000, quantity }]), ...more },
    });
    return { ...body.order, product, city };
  }
  const change = (id: number, body: object, as = headers) =>
    shop().call<{ message: string; code?: string; order: Order; details?: unknown }>({
      method: 'PUT',
      url: `/order-product/${id}`,
      body,
      headers: as,
    });
  const stock = async (id: number) => {
    const row = await shop()
      .db.selectFrom('product')
      .select('in_stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.in_stock;
  };
  const list = async (query: string) => {
    const { status, body } = await shop().call<OrdersResponse>({
      url: `/order-product?${query}`,
      headers,
    });
    return { status, ...body };
  };

  const found = async (search: string) => {
    const { orders } = await list(`search=${encodeURIComponent(search)}`);
    return orders.map(({ customer_name }) => customer_name);
  };

  const ids = async (query: string) => (await list(query)).orders.map(({ id }) => id);

  test('a change of status is remembered with who, when, from, to and why', async () => {
    const { id } = await placeOrder();
    const done = await change(id, { status: 'complete', remarks: ' Handed over ' });
    expect(done.status).toBe(200);
    expect(done.body.message).toBe('Order Status updated successfully!!');
    expect(done.body.order).toMatchObject({
      status: 'complete',
      remarks: 'Handed over',
      version: 2,
    });
    await change(id, { status: 'others', remarks: 'Came back' }, admin);
    const { body } = await shop().call<{ order: OrderWithHistory }>({
      url: `/order-product/${id}`,
      headers,
    });
    expect(body.order.history).toEqual([
      {
        at: expect.any(String),
        by: null,
        by_customer: true,
        from: null,
        to: 'pending',
        remarks: null,
      },
      {
        at: expect.any(String),
        by: expect.stringMatching(/^staff-/),
        by_customer: false,
        from: 'pending',
        to: 'complete',
        remarks: 'Handed over',
      },
      {
        at: expect.any(String),
        by: expect.stringMatching(/^admin-/),
        by_customer: false,
        from: 'complete',
        to: 'others',
        remarks: 'Came back',
      },
    ]);
  });

  test.each([undefined, '', '   ', null])('remarks %j are refused', async (remarks) => {
    const { id } = await placeOrder();
    const { status, body } = await change(id, { status: 'complete', remarks });
    expect([status, body.code, body.message]).toEqual([400, 'VALIDATION', 'Remarks is required!']);
  });

  test.each([{ toString: 1 }, ['Came back'], [], 7])(
    'remarks that are no text, such as %j, are refused for what they are',
    async (remarks) => {
      const { id } = await placeOrder();
      const { status, body } = await change(id, { status: 'complete', remarks });
      expect([status, body.code]).toEqual([400, 'VALIDATION']);
    },
  );

  test('an unknown status answers 400, an unknown order 404', async () => {
    const { id } = await placeOrder();
    expect((await change(id, { status: 'lost', remarks: 'x' })).status).toBe(400);
    expect((await change(4711, { status: 'cancel', remarks: 'x' })).status).toBe(404);
  });

  test('an old version answers 409 and changes nothing', async () => {
    const { id } = await placeOrder();
    await change(id, { status: 'complete', remarks: 'first', version: 1 });
    const late = await change(id, { status: 'cancel', remarks: 'second', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    const { orders } = await list('');
    expect(orders[0]).toMatchObject({ status: 'complete', remarks: 'first' });
  });

  test('stock goes back into the shop when an order is cancelled, and is taken again after', async () => {
    const { id, product } = await placeOrder(4);
    await change(id, { status: 'cancel', remarks: 'x' });
    expect(await stock(product.id)).toBe(10);
    await change(id, { status: 'cancel', remarks: 'still' });
    expect(await stock(product.id)).toBe(10);
    await change(id, { status: 'pending', remarks: 'after all' });
    expect(await stock(product.id)).toBe(6);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('an order whose stock is sold or gone cannot leave Cancelled', async () => {
    const { id, product, city } = await placeOrder(4);
    await change(id, { status: 'cancel', remarks: 'x' });
    await shop().call({
      method: 'POST',
      url: '/order-product',
      body: orderBody(city, [{ id: product.id, price: 1000, quantity: 8 }]),
    });
    const sold = await change(id, { status: 'pending', remarks: 'again' });
    expect([sold.status, sold.body.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(sold.body.details).toEqual({
      items: [expect.objectContaining({ id: product.id, title: 'NVR', quantity: 4, in_stock: 2 })],
    });
    expect(await stock(product.id)).toBe(2);
    await shop().call({ method: 'DELETE', url: `/product/${product.id}`, headers: admin });
    expect((await change(id, { status: 'pending', remarks: 'again' })).status).toBe(409);
  });

  test.each([
    ['pending', 10],
    ['others', 10],
    ['complete', 6],
    ['cancel', 10],
  ] as const)('deleting an order that is %s leaves %i in stock', async (status, expected) => {
    const { id, product } = await placeOrder(4);
    await change(id, { status, remarks: 'x' });
    const remove = () =>
      shop().call({ method: 'DELETE', url: `/order-product/${id}`, headers: admin });
    expect((await remove()).status).toBe(200);
    expect(await stock(product.id)).toBe(expected);
    expect((await remove()).status).toBe(404);
    expect((await list('')).pagination.totalOrders).toBe(0);
    expect((await change(id, { status: 'cancel', remarks: 'x' })).status).toBe(404);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('the list is newest first, in pages', async () => {
    for (let order = 0; order < 3; order += 1) await placeOrder(1);
    const second = await list('page=2&limit=2');
    expect(second.orders.map(({ order_number }) => order_number.slice(-6))).toEqual(['000001']);
    expect(second.pagination).toEqual({ page: 2, limit: 2, totalPages: 2, totalOrders: 3 });
    const beyond = await list('page=9');
    expect([beyond.orders.length, beyond.pagination.totalOrders]).toEqual([0, 3]);
  });

  test('orders are found by name, email, phone and number, literally', async () => {
    const { order_number } = await placeOrder(1, {
      customer_name: '100% Sita_\\ श्रेष्ठ',
      email: 'sita.shrestha@example.com',
      phone: '9801112223',
    });
    await placeOrder(1, { customer_name: 'Hari', email: 'hari@example.com', phone: '9841000000' });
    const sita = ['100% Sita_\\ श्रेष्ठ'];
    for (const search of [
      'sita',
      'SHRESTHA@',
      '980-111 2223',
      '1112223',
      '९८०१११२२२३',
      order_number,
      '100%',
      'a_\\',
      'श्रेष्ठ',
    ]) {
      expect([search, await found(search)]).toEqual([search, sita]);
    }
    expect(await found('%%')).toEqual([]);
    expect(await found('_ari')).toEqual([]);
    expect(await found("' or true --")).toEqual([]);
    expect(await found('  ')).toHaveLength(2);
  });

  test('a full name finds whoever has all its words, else whoever has it inside', async () => {
    for (const customer_name of ['Sita Sharma', 'Sharma, Sita Devi', 'Ram Sharmaji', 'Sita Rai'])
      await placeOrder(1, { customer_name });
    expect(await found('sita  sharma')).toEqual(['Sharma, Sita Devi', 'Sita Sharma']);
    expect(await found('Sita R')).toEqual(['Sita Rai']);
    expect(await found('am sharmaj')).toEqual(['Ram Sharmaji']);
    expect(await found('sita thapa')).toEqual([]);
    const { orders } = await list('search=sita%20sharma&status=cancel');
    expect(orders).toEqual([]);
  });

  test('the list is filtered by status, district and city', async () => {
    const first = await placeOrder(1);
    const second = await placeOrder(1);
    await change(second.id, { status: 'cancel', remarks: 'x' });
    expect(await ids('status=cancel')).toEqual([second.id]);
    expect(await ids(`district_id=${first.city.district_id}`)).toEqual([first.id]);
    expect(await ids(`city_id=${second.city.city_id}&status=pending`)).toEqual([]);
  });

  test('a guest finds an order by number and phone, and every miss looks the same', async () => {
    const { order_number, id } = await placeOrder(1, { phone: '9841234567' });
    const track = (number: string, phone: string) =>
      shop().call({
        method: 'POST',
        url: '/order-product/track',
        body: { order_number: number, phone },
      });
    const { status, body } = await track(order_number.toLowerCase(), '+977-984-1234567');
    expect(status).toBe(200);
    expect(Object.keys(body.order as object).toSorted()).toEqual([
      'address',
      'city',
      'created_at',
      'customer_name',
      'delivery_charge',
      'delivery_type',
      'district',
      'history',
      'items',
      'order_number',
      'parcels',
      'payment_method',
      'phone',
      'status',
      'total',
    ]);
    const misses = [
      await track(order_number, '9841234568'),
      await track('NP-2026-999999', '9841234567'),
      await track(order_number, 'nonsense'),
    ];
    await shop().call({ method: 'DELETE', url: `/order-product/${id}`, headers: admin });
    misses.push(await track(order_number, '9841234567'));
    const looks = misses.map((miss) => [miss.status, miss.body.code, miss.body.message]);
    expect(new Set(looks.map(String)).size).toBe(1);
    expect(looks[0]).toEqual([404, 'NOT_FOUND', 'Order not found']);
  });
});

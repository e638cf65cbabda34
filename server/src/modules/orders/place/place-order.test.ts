import type { PlaceOrderResponse, QuoteResponse } from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../../testing/database/both-databases';
import { createCity, createProduct, orderBody } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import * as messages from '../messages';

onPostgresFirst((shop) => {
  const place = (body: object, headers: Record<string, string> = {}) =>
    shop().call<PlaceOrderResponse & { code?: string; details?: { items: object[] } }>({
      method: 'POST',
      url: '/order-product',
      body,
      headers,
    });
  const stockOf = (id: number) =>
    shop()
      .db.selectFrom('product')
      .select('in_stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
      .then(({ in_stock }) => in_stock);
  const countOrders = () =>
    shop()
      .db.selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
      .then(({ total }) => total);

  test('an order takes its stock, snapshots its lines and gets a number', async () => {
    const city = await createCity(shop().db);
    const camera = await createProduct(shop().db, { price: 1999.99, title: 'Dome camera' });
    const lock = await createProduct(shop().db, { price: 5000, discount_percentage: 10 });
    const { status, body } = await place(
      orderBody(city, [
        { id: lock.id, price: 4500, quantity: 1 },
        { id: camera.id, price: 1999.99, quantity: 3 },
      ]),
    );
    expect(status).toBe(201);
    const year = new Date(Date.now() + 345 * 60_000).getUTCFullYear();
    expect(body).toEqual({
      message: 'Order placed successfully!',
      order: {
        id: 1,
        delivery_charge: 0,
        order_number: `NP-${year}-000001`,
        total: 10_499.97,
        status: 'pending',
        items: [
          { product_id: lock.id, product_name: lock.title, price: 4500, quantity: 1 },
          { product_id: camera.id, product_name: 'Dome camera', price: 1999.99, quantity: 3 },
        ],
      },
    });
    expect(await stockOf(camera.id)).toBe(7);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('what is stored is trimmed, the phone in one form, and nothing but what is asked for', async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    const { status } = await place({
      ...orderBody(city, [{ id, price: 1000, quantity: 1 }]),
      customer_name: '  Sita Sharma ',
      phone: '०१-५५५ ०१२३',
      status: 'complete',
      total: 1,
      id: 77,
      remarks: 'mine',
    });
    expect(status).toBe(201);
    const order = await shop().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      id: 1,
      customer_name: 'Sita Sharma',
      phone: '+97715550123',
      status: 'pending',
      total_paisa: 100_000,
      remarks: null,
    });
  });

  test('lines of one product are summed', async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 5 });
    const line = { id, price: 1000, quantity: 3 };
    const refused = await place(orderBody(city, [line, line]));
    expect([refused.status, refused.body.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(refused.body.details?.items).toMatchObject([{ id, quantity: 6, in_stock: 5 }]);
    const placed = await place(orderBody(city, [line, { ...line, quantity: 2 }]));
    expect(placed.body.order.items).toMatchObject([{ product_id: id, quantity: 5 }]);
    expect(await stockOf(id)).toBe(0);
  });

  describe('is refused, and nothing is taken,', () => {
    test('when the price is not the one the shopper saw', async () => {
      const city = await createCity(shop().db);
      const fine = await createProduct(shop().db);
      const dearer = await createProduct(shop().db, { price: 1200, title: 'Smart lock' });
      const { status, body } = await place(
        orderBody(city, [
          { id: fine.id, price: 1000, quantity: 1 },
          { id: dearer.id, price: 1199.99, quantity: 2 },
        ]),
      );
      expect([status, body.code, body.message]).toEqual([
        409,
        'PRICE_CHANGED',
        messages.priceChanged.en,
      ]);
      expect(body.details?.items).toEqual([
        {
          id: dearer.id,
          title: 'Smart lock',
          price: 1200,
          quantity: 2,
          in_stock: 10,
          problem: 'PRICE_CHANGED',
        },
      ]);
      expect([await stockOf(fine.id), await countOrders()]).toEqual([10, 0]);
    });

    test.each(['pending', 'cancel'] as const)('when a product is %s', async (state) => {
      const city = await createCity(shop().db);
      const { id } = await createProduct(shop().db, { status: state, title: 'Secret' });
      const { status, body } = await place(orderBody(city, [{ id, price: 1000, quantity: 1 }]));
      expect([status, body.code]).toEqual([409, 'NOT_AVAILABLE']);
      expect(JSON.stringify(body)).not.toContain('Secret');
    });

    test('when a product has gone', async () => {
      const city = await createCity(shop().db);
      const { status, body } = await place(
        orderBody(city, [{ id: 4711, price: 1000, quantity: 1 }]),
      );
      expect([status, body.code]).toEqual([409, 'NOT_AVAILABLE']);
    });

    test('when the city is of another district', async () => {
      const city = await createCity(shop().db);
      const other = await createCity(shop().db, 'Kaski', 'Pokhara');
      const { id } = await createProduct(shop().db);
      const mixed = { district_id: city.district_id, city_id: other.city_id };
      const { status, body } = await place(orderBody(mixed, [{ id, price: 1000, quantity: 1 }]));
      expect([status, body.code, body.message]).toEqual([
        400,
        'VALIDATION',
        messages.cityOfOtherDistrict.en,
      ]);
      expect(await stockOf(id)).toBe(10);
    });

    test.each([
      'customer_name',
      'email',
      'phone',
      'address',
      'district_id',
      'city_id',
      'payment_method',
      'delivery_type',
    ])('when %s is missing or blank', async (field) => {
      const city = await createCity(shop().db);
      const { id } = await createProduct(shop().db);
      const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
      for (const value of [undefined, '   ', null]) {
        const { status, body } = await place({ ...order, [field]: value });
        expect([status, body.code, body.message]).toEqual([
          400,
          'VALIDATION',
          'Please fill in all required fields before placing the order.',
        ]);
        expect(body.details).toMatchObject([{ path: field }]);
      }
    });

    test.each([
      ['email', 'sita'],
      ['email', 'sita@example'],
      ['phone', '12345'],
      ['phone', 'call me'],
    ])('when %s is %s', async (field, value) => {
      const city = await createCity(shop().db);
      const { id } = await createProduct(shop().db);
      const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
      const { status, body } = await place({ ...order, [field]: value });
      expect([status, body.code]).toEqual([400, 'VALIDATION']);
      expect(body.details).toMatchObject([{ path: field }]);
    });

    test.each([
      { price: 0.01 },
      { price: -1 },
      { price: 1e308 },
      { price: 'NaN' },
      { price: null },
      { quantity: 0 },
      { quantity: -5 },
      { quantity: 1.5 },
      { quantity: 1e9 },
      { quantity: '1' },
    ])('when a line has %j', async (wrong) => {
      const city = await createCity(shop().db);
      const { id } = await createProduct(shop().db);
      const line = { id, price: 1000, quantity: 1, ...wrong };
      const { status } = await place(orderBody(city, [line as never]));
      expect([400, 409]).toContain(status);
      expect([await stockOf(id), await countOrders()]).toEqual([10, 0]);
    });

    test('when the cart is empty', async () => {
      const { status, body } = await place(orderBody(await createCity(shop().db), []));
      expect([status, body.code]).toEqual([400, 'VALIDATION']);
    });
  });

  describe('with an Idempotency-Key', () => {
    const headers = { 'idempotency-key': '3f0e2a52-6f3b-4a53-9d0b-0f1df2f3a111' };

    test('the same order again gives the first answer, another one 422', async () => {
      const city = await createCity(shop().db);
      const { id } = await createProduct(shop().db);
      const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
      const first = await place(order, headers);
      const again = await place(order, headers);
      expect([again.status, again.body]).toEqual([201, first.body]);
      const other = await place({ ...order, customer_name: 'Ram' }, headers);
      expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      expect([await stockOf(id), await countOrders()]).toEqual([9, 1]);
    });

    test('a refused order leaves the key free', async () => {
      const city = await createCity(shop().db);
      const { id } = await createProduct(shop().db);
      const seen = (price: number) => orderBody(city, [{ id, price, quantity: 1 }]);
      expect((await place(seen(999), headers)).status).toBe(409);
      expect((await place(seen(1000), headers)).status).toBe(201);
    });

    test('a key that is none answers 400', async () => {
      const city = await createCity(shop().db);
      const { id } = await createProduct(shop().db);
      const order = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
      expect((await place(order, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
    });
  });

  test('numbers have no gap when orders are refused in between', async () => {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 2 });
    const one = orderBody(city, [{ id, price: 1000, quantity: 1 }]);
    const numbers: string[] = [];
    for (const order of [one, orderBody(city, [{ id, price: 1000, quantity: 5 }]), one]) {
      const { body } = await place(order);
      if (body.order !== undefined) numbers.push(body.order.order_number.slice(-6));
    }
    expect(numbers).toEqual(['000001', '000002']);
  });

  test('a quote names what is wrong with each line and sums what can be bought', async () => {
    const fine = await createProduct(shop().db, { title: 'Bullet camera' });
    const few = await createProduct(shop().db, { in_stock: 1 });
    const dearer = await createProduct(shop().db, { price: 200 });
    const { status, body } = await shop().call<QuoteResponse>({
      method: 'POST',
      url: '/order-product/quote',
      body: {
        cartItems: [
          { id: fine.id, price: 1000, quantity: 2 },
          { id: few.id, price: 1000, quantity: 2 },
          { id: dearer.id, price: 150, quantity: 1 },
          { id: 4711, price: 1, quantity: 1 },
        ],
      },
    });
    expect(status).toBe(200);
    expect(body.items[0]).toEqual({
      id: fine.id,
      title: 'Bullet camera',
      price: 1000,
      quantity: 2,
      in_stock: 10,
    });
    expect(body.items.slice(1).map(({ problem }) => problem)).toEqual([
      'OUT_OF_STOCK',
      'PRICE_CHANGED',
      'NOT_AVAILABLE',
    ]);
    expect(body.total).toBe(4200);
    expect(await stockOf(fine.id)).toBe(10);
  });
});

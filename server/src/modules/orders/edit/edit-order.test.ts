import type { OrderEditQuote, OrderWithHistory } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { brokenInvariants } from '../../../testing/database/invariants';
import { createCity, createProduct, createVariants, signedIn } from '../../../testing/factories';
import { parcelDesk } from '../../../testing/parcels';

const line = (id: number, quantity: number, price = 1000, variant_id?: number) => ({
  id,
  price,
  quantity,
  ...(variant_id !== undefined && { variant_id }),
});

/** The request that sends the order as it is, with some values changed. */
const requestOf = (order: OrderWithHistory, more: object = {}) => ({
  address: order.address,
  district_id: order.district_id,
  city_id: order.city_id,
  delivery_type: order.delivery_type,
  delivery_charge: order.delivery_charge ?? 0,
  version: order.version,
  cartItems: order.items.map(({ product_id, variant_id, price, quantity }) =>
    line(product_id, quantity, price, variant_id),
  ),
  ...more,
});

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  const put = (id: number, body: object) =>
    shop().call<{ message: string; order: OrderWithHistory; code?: string; details?: object }>({
      method: 'PUT',
      url: `/order-product/${id}/edit`,
      body,
      headers,
    });
  const edit = async (id: number, more: object) => put(id, requestOf(await desk.read(id), more));

  test('pieces more, fewer, gone and new: price, stock, cash and history follow, and the buyer is told', async () => {
    const { id, products } = await desk.placeOrder();
    const [kept = 0, gone = 0] = products;
    const added = await createProduct(shop().db, { price: 500 });
    // The order's own lines keep their price, whatever the product costs by now.
    await shop()
      .db.updateTable('product')
      .set({ price_paisa: 99_900 })
      .where('id', '=', kept)
      .execute();
    await shop()
      .db.insertInto('stock_cost')
      .values({ product_id: added.id, average_paisa: 30_000 })
      .execute();
    const cartItems = [line(kept, 5), line(added.id, 3, 500)];
    const { status, body } = await edit(id, { cartItems, address: 'Patan 5' });
    expect([status, body.message, body.order.total, body.order.address]).toEqual([
      200,
      'Order saved.',
      6500,
      'Patan 5',
    ]);
    expect(
      body.order.items.map(({ product_id, price, quantity }) => [product_id, price, quantity]),
    ).toEqual([
      [kept, 1000, 5],
      [added.id, 500, 3],
    ]);
    expect(await desk.stock([kept, gone, added.id])).toEqual([5, 10, 7]);
    expect(body.order.parcels?.map(({ cash_due, items }) => [cash_due, items])).toEqual([
      [
        6500,
        [
          { line: 1, quantity: 5 },
          { line: 2, quantity: 3 },
        ],
      ],
    ]);
    const [name, other] = await Promise.all(
      [kept, gone].map(async (each) => {
        const query = shop().db.selectFrom('product').select('title').where('id', '=', each);
        return (await query.executeTakeFirstOrThrow()).title;
      }),
    );
    const last = body.order.history.at(-1);
    expect(last?.changes).toEqual([
      { field: 'address', before: expect.any(String), after: 'Patan 5' },
      { field: 'line', name, before: 4, after: 5 },
      { field: 'line', name: added.title, before: null, after: 3 },
      { field: 'line', name: other, before: 2, after: null },
      { field: 'total', before: 6000, after: 6500 },
    ]);
    const told = 'We changed your order as you asked. You now pay Rs. 6,500.';
    expect([last?.from, last?.to, last?.customer_message]).toEqual(['pending', 'pending', told]);
    const messages = shop()
      .db.selectFrom('outbox')
      .select(['channel', 'customer_message'])
      .where('kind', '=', 'status_changed')
      .orderBy('id');
    expect(await messages.execute()).toEqual([
      { channel: 'email', customer_message: told },
      { channel: 'sms', customer_message: told },
    ]);
    const costs = shop().db.selectFrom('order_item').select('cost_paisa').orderBy('line');
    expect(await costs.execute()).toEqual([{ cost_paisa: null }, { cost_paisa: 30_000 }]);
    const moved = shop()
      .db.selectFrom('stock_movement')
      .select(['product_id', 'quantity', 'by_email'])
      .where('reason', '=', 'order_edited')
      .orderBy('id');
    expect(
      (await moved.execute()).map(({ product_id, quantity }) => [product_id, quantity]),
    ).toEqual([
      [kept, -1],
      [gone, 2],
      [added.id, -3],
    ]);
  });

  test('whoever was to bring it has nothing to do with what is picked up', async () => {
    const { id } = await desk.placeOrder();
    const courier_id = await desk.addCourier();
    const assign = () =>
      shop().call({
        method: 'POST',
        url: '/order-product/bulk-courier',
        headers,
        body: { courier_id, parcels: [{ id, number: 1 }] },
      });
    await assign();
    await edit(id, { address: 'Patan 5' });
    expect((await desk.read(id)).parcels[0]?.courier?.id).toBe(courier_id);
    expect((await edit(id, { delivery_type: 'shop_pickup' })).status).toBe(200);
    expect((await desk.read(id)).parcels[0]?.courier).toBeNull();
  });

  test('the buyer of a Nepali order is told in Nepali', async () => {
    const { id } = await desk.placeOrder();
    await shop().db.updateTable('orders').set({ language: 'ne' }).where('id', '=', id).execute();
    const { body } = await edit(id, { address: 'पाटन ५' });
    expect(body.order.history.at(-1)?.customer_message).toBe(
      'तपाईंले भन्नुभएअनुसार अर्डर सच्यायौँ। अब रु. ६,००० तिर्नुहोस्।',
    );
  });

  test('a quote says what it would cost and what there is, and changes nothing', async () => {
    const { id, products } = await desk.placeOrder();
    const order = await desk.read(id);
    const {
      cartItems: _lines,
      address: _address,
      version: _version,
      delivery_charge: _charge,
      ...where
    } = requestOf(order);
    const variants = await createProduct(shop().db, { in_stock: 0 });
    await createVariants(shop().db, variants.id, [{ name: '64 GB', price: 700, in_stock: 1 }]);
    const cartItems = [line(products[0] ?? 0, 15), line(variants.id, 2, 700, 1)];
    const { status, body } = await shop().call<OrderEditQuote>({
      method: 'POST',
      url: `/order-product/${id}/edit/quote`,
      body: { ...where, cartItems },
      headers,
    });
    expect([status, body.total, body.delivery_charge]).toEqual([200, 16_400, 0]);
    expect(body.items.map(({ in_stock, problem }) => [in_stock, problem])).toEqual([
      [10, 'OUT_OF_STOCK'],
      [1, 'OUT_OF_STOCK'],
    ]);
    expect(await desk.read(id)).toEqual(order);
  });

  test('what cannot be had as it was seen is refused line by line, and nothing moves', async () => {
    const { id, products } = await desk.placeOrder();
    const [kept = 0] = products;
    const added = await createProduct(shop().db, { in_stock: 2 });
    const before = await desk.read(id);
    const short = await edit(id, { cartItems: [line(kept, 11), line(added.id, 3)] });
    expect([short.status, short.body.code, short.body.details]).toEqual([
      409,
      'OUT_OF_STOCK',
      {
        items: [
          expect.objectContaining({ id: kept, in_stock: 10 }),
          expect.objectContaining({ id: added.id, in_stock: 2 }),
        ],
      },
    ]);
    const dear = await edit(id, { cartItems: [line(kept, 4), line(added.id, 1, 900)] });
    expect([dear.status, dear.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const hidden = await createProduct(shop().db, { status: 'pending' });
    const gone = await edit(id, { cartItems: [line(kept, 4), line(hidden.id, 1)] });
    expect([gone.status, gone.body.code]).toEqual([409, 'NOT_AVAILABLE']);
    expect(await desk.read(id)).toEqual(before);
  });

  test('another place has its own charge and days; a charge that was not seen is refused', async () => {
    const { id } = await desk.placeOrder();
    const { city_id, district_id } = await createCity(shop().db, 'Mustang');
    const terms = JSON.stringify({ served: true, charge: 250, days: { from: 3, to: 3 } });
    await shop()
      .db.updateTable('district')
      .set({ delivery: terms })
      .where('id', '=', district_id)
      .execute();
    const place = { city_id, district_id };
    const unseen = await edit(id, place);
    expect([unseen.status, unseen.body.code, unseen.body.details]).toEqual([
      409,
      'PRICE_CHANGED',
      { items: [], delivery_charge: 250 },
    ]);
    const seen = await edit(id, { ...place, delivery_charge: 250 });
    expect([seen.status, seen.body.order.total, seen.body.order.delivery_charge]).toEqual([
      200, 6250, 250,
    ]);
    expect(seen.body.order.promised).toBeDefined();
    expect(seen.body.order.parcels?.[0]?.cash_due).toBe(6250);
    const stray = await edit(id, {
      city_id,
      district_id: district_id + 1000,
      delivery_charge: 250,
    });
    expect(stray.status).toBe(400);
  });

  test('a packed parcel is unpacked, and who hands it over as it was is told so', async () => {
    const { id } = await desk.placeOrder();
    const courier_id = await desk.addCourier();
    await desk.tell(id, 'packed');
    const version = (await desk.read(id)).parcels[0]?.version ?? 0;
    await edit(id, { address: 'Patan 5' });
    const [parcel] = (await desk.read(id)).parcels;
    expect([parcel?.stage, parcel?.events.at(-1)?.remarks]).toEqual([
      'confirmed',
      'The order was edited.',
    ]);
    const { status } = await desk.tell(id, 'handed_over', { courier_id, version });
    expect(status).toBe(409);
  });

  test('of several parcels what is more goes into the first, what is fewer leaves the last, and none is emptied', async () => {
    const { id, products } = await desk.placeOrder();
    const [one = 0, other = 0] = products;
    await desk.split(id, [{ line: 1, quantity: 2 }]);
    const parcels = async () =>
      (await desk.read(id)).parcels.map(({ cash_due, items }) => [
        cash_due,
        ...items.map(({ line: at, quantity }) => [at, quantity]),
      ]);
    await edit(id, { cartItems: [line(one, 3), line(other, 5)] });
    expect(await parcels()).toEqual([
      [7000, [1, 2], [2, 5]],
      [1000, [1, 1]],
    ]);
    const emptied = await edit(id, { cartItems: [line(one, 2), line(other, 5)] });
    expect([emptied.status, emptied.body.message]).toEqual([
      409,
      'Parcel 2 would be empty. Leave something of its goods in the order.',
    ]);
  });

  test('once it has left, is over or was changed meanwhile, it is refused', async () => {
    const courier_id = await desk.addCourier();
    const left = await desk.placeOrder();
    await desk.tell(left.id, 'handed_over', { courier_id });
    const over = await desk.placeOrder();
    await desk.setStatus(over.id, 'cancel');
    for (const { id } of [left, over]) {
      const { status, body } = await edit(id, { address: 'Patan 5' });
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
    }
    const { id } = await desk.placeOrder();
    const seen = requestOf(await desk.read(id), { address: 'Patan 5' });
    await edit(id, { address: 'Patan 6' });
    expect((await put(id, seen)).body.message).toBe(
      'Someone else has changed this order. Reload it and try again.',
    );
    expect((await put(99_999, seen)).status).toBe(404);
  });

  test('an edit that changes nothing writes nothing', async () => {
    const { id } = await desk.placeOrder();
    const before = await desk.read(id);
    expect((await edit(id, {})).status).toBe(200);
    const after = await desk.read(id);
    expect(after.history).toEqual(before.history);
  });
});

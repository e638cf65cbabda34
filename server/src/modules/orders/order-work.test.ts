import type { Order, OrdersResponse, OrderWithHistory } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import { brokenInvariants } from '../../testing/database/invariants';
import { EXPORT_BATCH, readOrders } from '../order-read/order-export.repository';

type Headers = Record<string, string>;

onBothDatabases((shop) => {
  let headers: Headers;
  let email: string;
  beforeEach(async () => {
    ({ headers, email } = await signedIn(shop(), 'staff'));
  });

  async function makeBody(quantity = 2, more: object = {}) {
    const place = await createCity(shop().db, `District ${Math.random()}`);
    const product = await createProduct(shop().db, { title: 'NVR' });
    return { ...orderBody(place, [{ id: product.id, price: 1000, quantity }]), ...more };
  }
  const post = <Body = { order: { id: number; order_number: string } }>(
    body: object,
    more: Headers = {},
  ) =>
    shop().call<Body>({
      method: 'POST',
      url: '/order-product/manual',
      body,
      headers: { ...headers, ...more },
    });
  const read = async (id: number) => {
    const url = `/order-product/${id}`;
    const { body } = await shop().call<{ order: OrderWithHistory }>({ url, headers });
    return body.order;
  };
  const whose = async (id: number) => (await read(id)).history.map((event) => event.by_customer);
  /** The log's entries about orders, newest first. */
  const activities = async () => {
    const rows = await shop().db.selectFrom('activity').selectAll().orderBy('id', 'desc').execute();
    return rows.map(({ staff_email: by, action, thing }) => ({ by, action, thing }));
  };
  const exportOf = async (query = '') => {
    const answer = await shop().app.inject({
      url: `/api/v1/order-product/export?${query}`,
      headers: { ...headers, host: 'shop.test' },
    });
    return { ...answer, lines: answer.body.split('\r\n') };
  };
  const numbers = async (query: string) => {
    const { body } = await shop().call<OrdersResponse>({ url: `/order-product?${query}`, headers });
    expect(body.pagination.totalOrders).toBe(body.orders.length);
    return body.orders.map(({ order_number }) => Number(order_number.slice(-6)));
  };

  describe('an order of a customer on the phone', () => {
    test('is placed like any other, with who took it down', async () => {
      const { status, body } = await post(await makeBody(2));
      expect(status).toBe(201);
      const order = await read(body.order.id);
      expect(order).toMatchObject({ source: 'phone', status: 'pending', total: 2000 });
      expect(order.history).toEqual([
        expect.objectContaining({ by: email, by_customer: false, from: null, to: 'pending' }),
      ]);
      expect(await brokenInvariants(shop().db)).toEqual([]);
      expect(await activities()).toEqual([{ by: email, action: 'add', thing: order.order_number }]);
    });

    test("a shopper's own comes from the web, by nobody of the staff", async () => {
      const { body } = await shop().call<{ order: Order }>({
        method: 'POST',
        url: '/order-product',
        body: { ...(await makeBody()), source: 'phone' },
      });
      const order = await read(body.order.id);
      expect(order.source).toBe('web');
      expect(order.history).toMatchObject([{ by: null, by_customer: true }]);
    });

    test('its history says who placed it: the buyer a web order, staff one by phone', async () => {
      const byStaff = (await post(await makeBody())).body.order.id;
      const url = '/order-product';
      const body = await makeBody();
      const web = await shop().call<{ order: Order }>({ method: 'POST', url, body });
      const byBuyer = web.body.order.id;
      const done = { status: 'complete', remarks: 'Handed over' };
      await shop().call({ method: 'PUT', url: `${url}/${byBuyer}`, body: done, headers });
      expect([await whose(byStaff), await whose(byBuyer)]).toEqual([[false], [true, false]]);
    });

    test('needs no email address, and every other field', async () => {
      const { body } = await post(await makeBody(1, { email: ' ' }));
      expect((await read(body.order.id)).email).toBe('');
      // No mail goes to an invalid address; the shop itself is notified.
      const told = await shop().db.selectFrom('outbox').selectAll().execute();
      expect(told.map(({ audience, channel }) => `${audience} ${channel}`).toSorted()).toEqual([
        'buyer sms',
        'shop email',
      ]);
      const { phone: _phone, email: _email, ...rest } = await makeBody();
      const refused = await post<{ message: string; details: object[] }>(rest);
      expect(refused.status).toBe(400);
      expect(refused.body.message).toBe(
        'Please fill in all required fields before placing the order.',
      );
      expect(refused.body.details).toEqual([{ path: 'phone', message: 'This field is required.' }]);
      const wrong = await post<{ message: string }>(await makeBody(1, { email: 'sita' }));
      expect([wrong.status, wrong.body.message]).toEqual([400, 'Enter a valid email address.']);
    });

    test('costs what the shop asks: another price than told, or too little stock, is refused', async () => {
      const body = await makeBody(2);
      const [line] = body.cartItems;
      const cheap = { ...body, cartItems: [{ ...line, price: 1 }] };
      const told = await post<{ code: string; details: { items: object[] } }>(cheap);
      expect([told.status, told.body.code]).toEqual([409, 'PRICE_CHANGED']);
      expect(told.body.details.items).toEqual([expect.objectContaining({ price: 1000 })]);
      const many = { ...body, cartItems: [{ ...line, quantity: 11 }] };
      expect((await post<{ code: string }>(many)).body.code).toBe('OUT_OF_STOCK');
    });

    test('is placed once, however often it is sent', async () => {
      const body = await makeBody();
      const key = { 'idempotency-key': 'call-1' };
      const first = await post(body, key);
      expect((await post(body, key)).body).toEqual(first.body);
      expect(await numbers('')).toEqual([1]);
    });

    test('is not counted against the public limits', async () => {
      const body = await makeBody(1, { phone: '9841234567' });
      const [line] = body.cartItems;
      for (let call = 0; call < 8; call += 1) {
        expect((await post({ ...body, cartItems: [line] })).status).toBe(201);
      }
    });
  });

  describe('orders of a period', () => {
    /** Orders 1 to 4: the last moment of the 19th, the 20th from end to end, the first of the 21st. */
    const MOMENTS = [
      '2026-11-19T18:14:59.999Z',
      '2026-11-19T18:15:00Z',
      '2026-11-20T18:14:59.999Z',
      '2026-11-20T18:15:00Z',
    ];
    beforeEach(async () => {
      for (const [index, moment] of MOMENTS.entries()) {
        await post(await makeBody(1, { customer_name: `Buyer ${index}` }));
        await shop()
          .db.updateTable('orders')
          .set({ created_at: new Date(moment) })
          .where('id', '=', index + 1)
          .execute();
      }
    });

    test('are those of whole days in Kathmandu, both ends included', async () => {
      expect(await numbers('from=2026-11-20&to=2026-11-20')).toEqual([3, 2]);
      expect(await numbers('from=2026-11-20')).toEqual([4, 3, 2]);
      expect(await numbers('to=2026-11-19')).toEqual([1]);
      expect(await numbers('from=2026-11-20&status=pending&search=buyer')).toEqual([4, 3, 2]);
      expect(await numbers('from=2026-11-20&status=cancel')).toEqual([]);
      expect(await numbers('from=2026-11-21&to=2026-11-19')).toEqual([]);
    });

    test.each(['from=2026-02-31', 'to=2026-13-01', 'from=yesterday', "to=2026-11-2';"])(
      'a day that is none is refused: %s',
      async (query) => {
        const { status } = await shop().call({ url: `/order-product?${query}`, headers });
        expect([status, (await exportOf(query)).statusCode]).toEqual([400, 400]);
      },
    );

    test('the export has the orders of the filters, newest first', async () => {
      const { lines } = await exportOf('from=2026-11-20&to=2026-11-20');
      expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual([
        'NP-2026-000003',
        'NP-2026-000002',
      ]);
    });
  });

  test('what staff do with orders is written in the log, with the change or not at all', async () => {
    const { body } = await post(await makeBody(1));
    const { headers: admin, email: by } = await signedIn(shop(), 'admin');
    const url = `/order-product/${body.order.id}`;
    const change = (part: object) =>
      shop().call({ method: 'PUT', url, headers: admin, body: { remarks: 'x', ...part } });
    await change({ status: 'complete' });
    // The version is outdated: nothing changes, nothing is written.
    expect((await change({ status: 'cancel', version: 1 })).status).toBe(409);
    await shop().call({ method: 'DELETE', url, headers: admin });
    const thing = body.order.order_number;
    expect(await activities()).toEqual([
      { by, action: 'delete', thing },
      { by, action: 'change', thing },
      { by: email, action: 'add', thing },
    ]);
  });

  test('who takes orders out, and which, is in the log before the first leaves', async () => {
    await exportOf('from=2026-11-20&status=pending&search=Sita');
    const [entry] = await shop().db.selectFrom('activity').selectAll().execute();
    expect(entry).toMatchObject({
      staff_email: email,
      action: 'export',
      kind: 'order',
      thing: expect.stringMatching(/^orders-\d{4}-\d\d-\d\d\.csv$/),
      changes: expect.arrayContaining([
        { field: 'from', before: null, after: '2026-11-20' },
        { field: 'status', before: null, after: 'pending' },
        { field: 'search', before: null, after: null },
      ]),
    });
  });

  test('the export is UTF-8 CSV to keep, with a mark spreadsheets know', async () => {
    await post(
      await makeBody(3, {
        customer_name: 'सीता "Sita", Sharma',
        email: 'sita@example.com',
        phone: '9841234567',
      }),
    );
    const { headers: answered, rawPayload, lines } = await exportOf();
    expect(answered['content-type']).toBe('text/csv; charset=utf-8');
    expect(answered['content-disposition']).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[0]).toContain('Order Number,Ordered Date,Customer,Email,Phone,Address,City');
    expect(lines[1]).toContain('"सीता ""Sita"", Sharma",sita@example.com,9841234567,');
    expect(lines[1]).toMatch(/,Phone,Pending,,3 × NVR,0,3000$/);
  });

  test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', 'x;=1', '＝1'])(
    'the export carries no formula: %j',
    async (address) => {
      await post(await makeBody(1, { customer_name: address, address: `x${address}` }));
      await shop().db.updateTable('orders').set({ remarks: address }).execute();
      const { body } = await exportOf();
      const cells = body.split(/[,;\t\r\n]"*/).slice(15);
      expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
      expect(cells.filter((cell) => /^'[=+\-@＝]/.test(cell)).length).toBeGreaterThan(0);
    },
  );

  test('the export reads batch after batch, each order once, and no further than asked', async () => {
    const { district_id, city_id } = await createCity(shop().db);
    const order = {
      district_id,
      city_id,
      customer_name: 'A',
      email: 'a@example.com',
      phone: '1',
      address: 'x',
      delivery_type: 'home_delivery' as const,
      payment_method: 'cash_on_delivery' as const,
      total_paisa: 100,
      // All at the same time, finer than a millisecond: only the id distinguishes them.
      created_at: '2026-11-20T06:15:00.123456Z' as unknown as Date,
    };
    const count = EXPORT_BATCH * 2 + 7;
    const rows = Array.from({ length: count }, (_each, n) => ({ ...order, order_number: `N${n}` }));
    for (let at = 0; at < count; at += 200) {
      await shop()
        .db.insertInto('orders')
        .values(rows.slice(at, at + 200))
        .execute();
    }
    const sizes: number[] = [];
    const seen = new Set<number>();
    for await (const batch of readOrders(shop().db, {})) {
      sizes.push(batch.length);
      for (const { id } of batch) seen.add(id);
    }
    expect(sizes).toEqual([EXPORT_BATCH, EXPORT_BATCH, 7]);
    expect(seen.size).toBe(count);
    const reading = readOrders(shop().db, {});
    expect((await reading.next()).value).toHaveLength(EXPORT_BATCH);
    await reading.return(undefined);
    expect((await reading.next()).done).toBe(true);
  });

  test('new orders are counted from the last one known', async () => {
    const ask = async (query: string) => {
      const { body } = await shop().call({ url: `/order-product/new?${query}`, headers });
      return body;
    };
    expect(await ask('')).toEqual({ newest: 0, total: 0 });
    expect(await ask('after=0')).toEqual({ newest: 0, total: 0 });
    await post(await makeBody());
    await post(await makeBody());
    expect(await ask('')).toEqual({ newest: 2, total: 0 });
    expect(await ask('after=0')).toEqual({ newest: 2, total: 2 });
    expect(await ask('after=1')).toEqual({ newest: 2, total: 1 });
    await shop().db.updateTable('orders').set({ deleted_at: new Date() }).execute();
    expect(await ask('after=0')).toEqual({ newest: 2, total: 0 });
  });
});

import { sql } from 'kysely';
import type {
  DeskResponse,
  DeskSettings,
  DeskSettingsResponse,
  RuleReportResponse,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

const ONE = '+9779841234567';
const TWO = '+9779841234568';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    courier_id = await desk.addCourier();
  });

  let version = 0;
  beforeEach(() => {
    version = 0;
  });
  async function rule(settings: Partial<DeskSettings>) {
    const body = { settings: { known_orders: 0, below: 0, files: [], ...settings }, version };
    const url = '/site/desks';
    const saved = await shop().call<DeskSettingsResponse>({ method: 'PUT', url, body, headers });
    expect(saved.status).toBe(200);
    ({ version } = saved.body);
    return saved.body.settings;
  }
  const waiting = async () => {
    const url = '/order-product/desk?stage=new';
    const { parcels } = (await shop().call<DeskResponse>({ url, headers })).body;
    return parcels.map(({ id, rules = [], no_call }) => ({
      id,
      rules: rules.map((each) => [each.rule, each.leads_to, each.figures]),
      ...(no_call !== undefined && { no_call }),
    }));
  };
  const report = async () => {
    const { body } = await shop().call<RuleReportResponse>({ url: '/customer/rules', headers });
    return body.rules.filter(({ held }) => held > 0);
  };
  /** Places an order, after clearing the buyer's limits, as on scarce goods (D71). */
  async function place(more: object = {}) {
    await shop().db.deleteFrom('rate_limit').execute();
    return desk.placeOrder(more);
  }
  async function deliver(phone: string) {
    const order = await place({ phone });
    await desk.tell(order.id, 'handed_over', { courier_id, charge: 150 });
    await desk.tell(order.id, 'delivered');
    return order;
  }
  async function refuse(phone: string) {
    const order = await place({ phone });
    await desk.tell(order.id, 'handed_over', { courier_id, charge: 150 });
    await desk.tell(order.id, 'coming_back', { reason: 'refused' });
    return order;
  }
  /** Parcels of orders to a city, with this courier, that ended this long ago. */
  async function history(city_id: number, parcels: number, refused: number, by = courier_id) {
    await sql`
      with placed as (
        insert into orders (order_number, created_at, customer_name, email, phone, address, district_id, city_id,
          delivery_type, payment_method, status, total_paisa, stage)
        select format('NP-2020-%s-%s-%s', ${city_id}::integer, ${parcels}::integer, at), now() - interval '2 hours', 'x', '', '+97798' || (10000000 + at), 'x',
          district_id, id, 'home_delivery', 'cash_on_delivery', 'complete', 100, 'delivered'
        from city, generate_series(1, ${parcels}::integer) as at where id = ${city_id} returning id
      )
      insert into parcel (order_id, number, courier_id, cash_due_paisa, stage)
      select id, 1, ${by}::integer, 100, case when row_number() over () <= ${refused} then 'came_back' else 'delivered' end from placed
    `.execute(shop().db);
  }
  const texts = () =>
    shop()
      .db.selectFrom('outbox')
      .select(['channel', 'customer_message'])
      .where('customer_message', 'like', 'Please keep%')
      .orderBy('id')
      .execute();

  const notifiedFirst = async () => {
    const { rows } = await sql<{ order_id: number; customer_message: string }>`
      select order_id, customer_message from outbox where mark like 'first:%' and channel = 'sms'
    `.execute(shop().db);
    return rows;
  };

  test('a first order above the sum is called, and says why; what is taken on the phone is not', async () => {
    await rule({ first_above: 5000 });
    const { id } = await place({ phone: ONE });
    expect(await waiting()).toEqual([
      { id, rules: [['first_order', 'call', { total: 6000, above: 5000 }]] },
    ]);
    expect((await desk.read(id)).rules).toMatchObject([{ rule: 'first_order', leads_to: 'call' }]);
    expect((await desk.read(id)).status).toBe('pending');
    const city = await createCity(shop().db, 'On the phone');
    const { id: product } = await createProduct(shop().db, { price: 6000 });
    const body = orderBody(city, [{ id: product, price: 6000, quantity: 1 }]);
    const url = '/order-product/manual';
    const { status } = await shop().call({ method: 'POST', url, body, headers });
    expect(status).toBe(201);
    expect((await waiting()).map(({ rules }) => rules.length)).toEqual([1, 0]);
    await deliver(TWO);
    const { id: again } = await place({ phone: TWO });
    expect((await waiting()).find((row) => row.id === again)).toEqual({ id: again, rules: [] });
  });

  test('what a form leaves out stays', async () => {
    await rule({ first_above: 5000, refusals: 2, text_first: true });
    expect(await rule({})).toMatchObject({ first_above: 5000, refusals: 2, text_first: true });
  });

  test('two refusals lead to a call, those of joined numbers among them, and nobody known has any', async () => {
    await rule({ refusals: 2, known_orders: 1, below: 7000 });
    await refuse(ONE);
    const { id: once } = await place({ phone: ONE });
    expect((await waiting()).find((row) => row.id === once)?.rules).toEqual([]);
    await refuse(TWO);
    const body = { phone: ONE, contact: TWO };
    await shop().call({ method: 'POST', url: '/customer/join', body, headers });
    const { id } = await place({ phone: TWO });
    // Even with a small sum: a low sum does not cancel the call that a rule requires.
    expect((await waiting()).find((row) => row.id === id)).toEqual({
      id,
      rules: [['refusals', 'call', { refused: 2, parcels: 2 }]],
    });
  });

  test('a buyer with a refusal is not known, whatever was delivered to them', async () => {
    await rule({ known_orders: 1 });
    await deliver(ONE);
    const { id } = await place({ phone: ONE });
    expect(await waiting()).toEqual([{ id, rules: [], no_call: 'known_buyer' }]);
    await refuse(ONE);
    expect(await waiting()).toEqual([{ id, rules: [] }]);
  });

  test('where surely many refuse the buyer is told first, once, in their language', async () => {
    await rule({ text_first: true });
    const first = await place();
    const { city_id, district_id } = await desk.read(first.id);
    const { id: other } = await shop()
      .db.insertInto('city')
      .values({ district_id, name: 'Elsewhere' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const bad = await desk.addCourier('Slow');
    await history(other, 300, 3);
    await history(city_id, 4, 4, bad);
    const where = { city_id, district_id };
    await place(where);
    expect(await texts()).toEqual([]);
    await history(city_id, 16, 8, bad);
    await shop().db.deleteFrom('order_rule').execute();
    const { id } = await place(where);
    const told = (await waiting()).find((row) => row.id === id);
    expect(told?.rules).toMatchObject([['place', 'text', { refused: 12, parcels: 20 }]]);
    expect((await texts()).map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
    expect((await texts())[0]?.customer_message).toBe(
      "Please keep Rs. 6,000 ready in cash. If you don't want it any more, tell us before it leaves.",
    );
    expect((await desk.read(id)).status).toBe('pending');
    const pickedUp = await place({ ...where, delivery_type: 'shop_pickup' });
    expect((await desk.read(pickedUp.id)).rules).toEqual([]);
    await desk.tell(id, 'handed_over', { courier_id: bad });
    expect(await texts()).toHaveLength(2);
    expect((await report()).map((row) => [row.rule, row.held, row.texts])).toEqual([
      ['place', 1, 1],
      ['courier', 1, 0],
    ]);
  });

  test('a courier whose parcels surely many refuse: the buyer is told when it is handed over, once', async () => {
    await rule({ text_first: true });
    const { id } = await place();
    const { city_id } = await desk.read(id);
    const bad = await desk.addCourier('Slow');
    await history(city_id, 200, 4);
    await history(city_id, 20, 12, bad);
    const { id: unsaid } = await place();
    const off = { status_changed_buyer_sms: false, status_changed_buyer_email: false };
    const mail = { key: 'mail', value: JSON.stringify({ send: off }) } as const;
    await shop().db.insertInto('site_setting').values(mail).execute();
    await desk.tell(unsaid, 'handed_over', { courier_id: bad });
    expect([await texts(), (await report()).map(({ held, texts: told }) => [held, told])]).toEqual([
      [],
      [[1, 0]],
    ]);
    await shop().db.deleteFrom('site_setting').where('key', '=', 'mail').execute();
    await desk.tell(id, 'handed_over', { courier_id: bad });
    expect((await report()).map(({ held, texts: told }) => [held, told])).toEqual([[2, 1]]);
    expect((await texts())[0]?.customer_message).toMatch(
      /your parcel has left.* before it comes\.$/,
    );
    expect((await desk.read(id)).rules).toMatchObject([
      { rule: 'courier', leads_to: 'text', figures: { name: 'Slow', refused: 12, parcels: 20 } },
    ]);
    const before = (await texts()).length;
    expect(before).toBe(2);
    await desk.tell(id, 'taken_back', { reason: 'mistake' });
    await desk.tell(id, 'handed_over', { courier_id: bad });
    expect((await texts()).length).toBe(before);
  });

  test('a buyer is told what the parcel costs, and nothing of one that costs nothing', async () => {
    await rule({ text_first: true });
    const { id } = await place();
    const { city_id } = await desk.read(id);
    const bad = await desk.addCourier('Slow');
    await history(city_id, 200, 4);
    await history(city_id, 20, 12, bad);
    await desk.split(id, [{ line: 1, quantity: 1 }]);
    await shop()
      .db.updateTable('parcel')
      .set({ cash_due_paisa: 0 })
      .where('order_id', '=', id)
      .where('number', '=', 1)
      .execute();
    await desk.tell(id, 'handed_over', { courier_id: bad });
    expect((await desk.read(id)).rules).toEqual([]);
    await desk.tell(id, 'handed_over', { courier_id: bad, number: 2 });
    expect((await texts())[0]?.customer_message).toMatch(/^Please keep Rs\. 1,000 ready/);
  });

  test('a buyer is told what is still to be taken, and nothing where the shop holds all of it', async () => {
    await rule({ text_first: true });
    const { id } = await place();
    const { city_id } = await desk.read(id);
    const { id: paid } = await place();
    const bad = await desk.addCourier('Slow');
    for (const [order, cash_taken] of [
      [id, 2000],
      [paid, 6000],
    ] as const) {
      await desk.tell(order, 'delivered', { cash_taken });
      const checked_in = [
        { line: 1, whole: 4, damaged: 0 },
        { line: 2, whole: 2, damaged: 0 },
      ];
      await desk.tell(order, 'came_back', { reason: 'returned', checked_in });
      await desk.setStatus(order, 'pending');
    }
    await history(city_id, 200, 4);
    await history(city_id, 20, 12, bad);
    for (const order of [id, paid]) await desk.tell(order, 'handed_over', { courier_id: bad });
    expect(await notifiedFirst()).toEqual([
      { order_id: id, customer_message: expect.stringMatching(/^Please keep Rs\. 4,000 ready/) },
    ]);
    expect((await desk.read(paid)).rules).toEqual([]);
  });

  test('a page counts what each rule held, cost and saved', async () => {
    await rule({ first_above: 5000 });
    const off = await place({ phone: ONE });
    await deliver(TWO);
    await refuse('+9779841234569');
    await place({ phone: '+9779841234560' });
    const { version: seen } = await desk.read(off.id);
    const call = await shop().call({
      method: 'POST',
      url: `/order-product/${off.id}/call`,
      body: { outcome: 'cancelled', version: seen },
      headers,
    });
    expect(call.status).toBe(200);
    expect(await report()).toEqual([
      {
        rule: 'first_order',
        held: 4,
        calls: 1,
        texts: 0,
        open: 1,
        delivered: 1,
        refused: 1,
        saved: 1,
        saved_charges: 150,
      },
    ]);
    const { headers: staff } = await signedIn(shop());
    expect((await shop().call({ url: '/customer/rules', headers: staff })).status).toBe(403);
    const wrong = await shop().call({ url: '/customer/rules?from=2026-02-31', headers });
    expect(wrong.status).toBe(400);
  });
});

import type {
  CashBookResponse,
  CustomerDetails,
  MoneyNow,
  Parcel,
  User,
} from '@pasal/shared/contracts';
import { onBothDatabases, onTwoServers } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { oncePer } from '../../testing/once-per';
import { parcelDesk, type Answered } from '../../testing/parcels';
import type { TestApp } from '../../testing/test-app';
import * as parcelMessages from '../order-record/messages';
import * as messages from './messages';

/** Orders of which Rs. 500 of 6,000 were not paid at the door, and calls that end this debt. */
function debtsOf(shop: () => TestApp) {
  let headers: Record<string, string>;
  const desk = parcelDesk(shop, () => headers);
  const signIn = async (role: User['role'] = 'admin') => {
    ({ headers } = await signedIn(shop(), role));
  };
  beforeEach(() => signIn());
  afterEach(async () => expect(await brokenInvariants(shop().db)).toEqual([]));
  const get = async <Body>(url: string) => (await shop().call<Body>({ url, headers })).body;
  const parcelsOf = async (id: number): Promise<readonly Parcel[]> => {
    const { body } = await shop().call<Partial<Answered>>({ url: `/order-product/${id}`, headers });
    return body.order?.parcels ?? [];
  };
  const seenOf = oncePer(async (id) => {
    const [{ owes = 0, to_refund = 0 } = {}] = await parcelsOf(id);
    return { owed: owes, due: to_refund };
  });
  return {
    desk,
    signIn,
    get,
    async deliver(courier?: string) {
      const order = await desk.placeOrder();
      const courier_id = await desk.addCourier(courier);
      await desk.tell(order.id, 'handed_over', { courier_id });
      await desk.tell(order.id, 'delivered', { cash_taken: 5500 });
      return { ...order, courier_id };
    },
    end: (id: number, body: object, key = 'one') =>
      shop().call<Answered>({
        method: 'POST',
        url: `/order-product/${id}/parcel/1/debt`,
        body: { end: 'paid', amount: 500, owed: 500, ...body },
        headers: { ...headers, 'idempotency-key': `${id}-${key}` },
      }),
    remove: (id: number) =>
      shop().call<Answered>({ method: 'DELETE', url: `/order-product/${id}`, headers }),
    reverse: async (id: number, body: object, key = 'back') =>
      shop().call<Answered & { details?: MoneyNow }>({
        method: 'POST',
        url: `/order-product/${id}/parcel/1/debt/reverse`,
        body: { reason: 'wrong order', ...(await seenOf(id, key)), ...body },
        headers: { ...headers, 'idempotency-key': `${id}-${key}` },
      }),
    customer: ({ phone }: { phone: string }) =>
      get<CustomerDetails>(`/customer/details?${new URLSearchParams({ phone }).toString()}`),
    entries: async () =>
      (await get<CashBookResponse>('/cash/book')).entries.map(
        ({ kind, amount, courier, remarks }) => [kind, amount, courier, remarks],
      ),
  };
}

onBothDatabases((shop) => {
  const { desk, signIn, get, deliver, end, remove, reverse, customer, entries } = debtsOf(shop);
  const endedOf = async (id: number) => (await desk.read(id)).parcels[0]?.ended ?? [];
  /** The id of the last entry that ended some of the debt. */
  const lastOf = async (id: number) => Number((await endedOf(id)).at(-1)?.id);

  test('what was booked as paid later by mistake is taken back, with a reason, and owed again', async () => {
    const order = await deliver();
    const { id, order_number } = order;
    await end(id, { remarks: 'at the counter' });
    const entry = await lastOf(id);
    const { status, body } = await reverse(id, { entry });
    expect([status, body.message]).toEqual([200, messages.reversalBooked.en]);
    expect(body.order.parcels?.[0]).toMatchObject({
      owes: 500,
      ended: [{ id: entry, end: 'paid', amount: 500, courier: null, reversed: true }],
    });
    expect(body.order.history.at(-1)).toMatchObject({
      remarks: 'Parcel 1: that Rs. 500 were paid later was a mistake: wrong order',
    });
    expect(await customer(order)).toMatchObject({ owes: 500 });
    expect((await entries()).slice(0, 2)).toEqual([
      ['short', 500, null, null],
      ['taken', -500, null, 'wrong order'],
    ]);
    const log = await shop()
      .db.selectFrom('activity')
      .select(['thing', 'changes'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log.thing).toBe(order_number);
    expect(log.changes).toContainEqual({ field: 'owed', before: '0', after: '500' });
    // The same press gets the same answer; another one learns that it is done.
    expect((await reverse(id, { entry })).status).toBe(200);
    const again = await reverse(id, { entry }, 'other');
    expect([again.status, again.body.message]).toEqual([409, messages.entryReversed.en]);
    // The payment belonged to the order before after all.
    expect((await end(id, {}, 'after-all')).status).toBe(200);
    expect((await reverse(id, { entry: 999_999 }, 'none')).status).toBe(404);
    expect((await reverse(id, { entry: entry + 1 }, 'short')).status).toBe(404);
    expect((await reverse(id, { entry, reason: '' })).status).toBe(400);
  });

  test('a courier who never had it owes it no more, and what was forgiven is owed again', async () => {
    const { id, courier_id } = await deliver();
    await end(id, { courier_id, amount: 300 });
    await reverse(id, { entry: await lastOf(id) });
    expect(await get(`/cash/owed/${courier_id}`)).toMatchObject({ owed: 5500 });
    await end(id, { end: 'forgiven', remarks: 'x' }, 'two');
    const back = await reverse(id, { entry: await lastOf(id) }, 'two-back');
    expect([back.status, back.body.message]).toEqual([200, messages.reversalBooked.en]);
    expect((await desk.read(id)).parcels[0]).toMatchObject({ owes: 500 });
  });

  test('what ended with its delivery is taken back no more; what lies in the drawer is, unless it is on its way', async () => {
    const { id, courier_id } = await deliver();
    await end(id, { courier_id, amount: 200 });
    const byCourier = await lastOf(id);
    await end(id, { amount: 300, owed: 300 }, 'two');
    const inDrawer = await lastOf(id);
    await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
    const refused = await reverse(id, { entry: byCourier });
    expect([refused.status, refused.body.message]).toEqual([409, messages.debtIsOver.en]);
    expect((await desk.read(id)).parcels[0]).toMatchObject({ to_refund: 300, cash_due: 5700 });
    expect((await reverse(id, { entry: inDrawer }, 'drawer')).status).toBe(200);
    const [parcel] = (await desk.read(id)).parcels;
    expect(parcel).toMatchObject({ cash_due: 6000 });
    expect(parcel).not.toHaveProperty('to_refund');
    await desk.tell(id, 'delivered', { cash_taken: 5500 });
    await end(id, {}, 'three');
    const held = await lastOf(id);
    await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
    await desk.tell(id, 'came_back', { checked_in: [{ line: 1, whole: 4, damaged: 0 }] });
    await desk.setStatus(id, 'pending');
    await desk.tell(id, 'handed_over', { courier_id });
    expect((await reverse(id, { entry: held }, 'out')).status).toBe(409);
    await desk.tell(id, 'delivered');
    // Delivered once more, the sum is owed for that delivery.
    expect((await reverse(id, { entry: held }, 'delivered')).status).toBe(200);
    expect((await desk.read(id)).parcels[0]).toMatchObject({ owes: 500 });
  });

  test('what ended with its delivery is over also where that left nothing for the buyer', async () => {
    for (const isForgiven of [false, true]) {
      const { id, courier_id } = await deliver(`NCM ${String(isForgiven)}`);
      await end(id, isForgiven ? { end: 'forgiven', remarks: 'a scratch' } : { courier_id });
      await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
      await desk.tell(id, 'delivered');
      const refused = await reverse(id, { entry: await lastOf(id) });
      expect([refused.status, refused.body.message]).toEqual([409, messages.debtIsOver.en]);
      expect((await desk.read(id)).parcels[0]).not.toHaveProperty('owes');
      expect(await get(`/cash/owed/${courier_id}`)).toMatchObject({ owed: 6000 });
    }
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id: await desk.addCourier('Upaya') });
    await desk.tell(id, 'delivered', { cash_taken: 0 });
    await end(id, { end: 'forgiven', amount: 6000, owed: 6000, remarks: 'a gift' });
    await desk.tell(id, 'coming_back', { reason: 'returned' });
    await desk.tell(id, 'delivered');
    expect((await reverse(id, { entry: await lastOf(id) })).status).toBe(409);
    // An entry that ended a debt of this delivery can still be reversed.
    await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
    await desk.tell(id, 'delivered', { cash_taken: 5500 });
    await end(id, { end: 'forgiven', remarks: 'a scratch' }, 'anew');
    expect((await reverse(id, { entry: await lastOf(id) }, 'anew-back')).status).toBe(200);
    expect((await desk.read(id)).parcels[0]).toMatchObject({ owes: 500 });
  });

  test('a press that comes again with another entry of the same sum books nothing, and says so', async () => {
    const { id } = await deliver();
    await end(id, { amount: 200 });
    const first = await lastOf(id);
    await end(id, { amount: 200, owed: 300 }, 'two');
    const second = await lastOf(id);
    expect((await reverse(id, { entry: first })).status).toBe(200);
    const other = await reverse(id, { entry: second });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect((await reverse(id, { entry: first })).status).toBe(200);
    expect((await desk.read(id)).parcels[0]).toMatchObject({ owes: 300 });
  });

  test('what was paid later is in the drawer, and owed no more', async () => {
    const order = await deliver();
    const { id, order_number } = order;
    expect((await desk.read(id)).parcels[0]).toMatchObject({ owes: 500 });
    const debt = { order_id: id, order_number, number: 1, owes: 500 };
    expect(await customer(order)).toMatchObject({ owes: 500, debts: [debt] });
    const { status, body } = await end(id, { remarks: 'at the counter' });
    expect([status, body.message]).toEqual([200, messages.debtBooked.paid.en]);
    expect(body.order.parcels?.[0]).not.toHaveProperty('owes');
    expect(body.order.history.at(-1)).toMatchObject({
      remarks: 'Parcel 1: Rs. 500 were paid later: at the counter',
    });
    expect(await customer(order)).toMatchObject({ owes: 0, gets: 0, debts: [] });
    expect((await entries()).slice(0, 2)).toEqual([
      ['short', -500, null, null],
      ['taken', 500, null, 'at the counter'],
    ]);
    const log = await shop()
      .db.selectFrom('activity')
      .select(['thing', 'changes'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log.thing).toBe(order_number);
    expect(log.changes).toContainEqual({ field: 'paid', before: null, after: '500' });
  });

  test('an order is not deleted while its buyer owes money of it', async () => {
    const { id } = await deliver();
    const { status, body } = await remove(id);
    expect([status, body.message]).toEqual([409, parcelMessages.moneyOwed.en]);
    await end(id, { end: 'forgiven', remarks: 'A scratch' });
    expect((await remove(id)).status).toBe(200);
  });

  test('a courier who took it owes it', async () => {
    const { id, courier_id } = await deliver();
    expect((await end(id, { courier_id: 999_999 })).status).toBe(404);
    expect((await end(id, { courier_id, amount: 300 })).status).toBe(200);
    expect(await get(`/cash/owed/${courier_id}`)).toMatchObject({ owed: 5800 });
    expect((await desk.read(id)).parcels[0]).toMatchObject({ owes: 200 });
  });

  test('what is forgiven needs a reason, and goes to nobody when the goods come back', async () => {
    const order = await deliver();
    const { status, body } = await end(order.id, { end: 'forgiven' });
    expect([status, body.message]).toEqual([400, messages.sayWhy.en]);
    await end(order.id, { end: 'forgiven', amount: 200, remarks: 'a scratch' }, 'two');
    await end(order.id, { amount: 100, owed: 300 }, 'three');
    expect((await entries()).slice(2, 4)).toEqual([
      ['short', -200, null, null],
      ['forgiven', 200, null, 'a scratch'],
    ]);
    expect(await customer(order)).toMatchObject({ owes: 200, gets: 0 });
    await desk.tell(order.id, 'coming_back', { reason: 'returned' });
    expect((await desk.read(order.id)).parcels[0]).toMatchObject({ to_refund: 5600 });
    expect(await customer(order)).toMatchObject({ owes: 0, gets: 5600, debts: [] });
  });

  test('a delivery that never was takes back what was paid and forgiven of it', async () => {
    const order = await deliver();
    await end(order.id, { end: 'forgiven', amount: 200, remarks: 'a scratch' });
    await end(order.id, { amount: 300, owed: 300, courier_id: order.courier_id }, 'two');
    await desk.tell(order.id, 'coming_back', { reason: 'not_at_home' });
    expect(await customer(order)).toMatchObject({ owes: 0, gets: 0 });
    expect(await get(`/cash/owed/${order.courier_id}`)).toMatchObject({ owed: 0 });
  });

  test('what was paid into the drawer stays there when the delivery never was, and is the buyer’s', async () => {
    const order = await deliver();
    await end(order.id, {});
    await desk.tell(order.id, 'coming_back', { reason: 'refused' });
    expect(await customer(order)).toMatchObject({ owes: 0, gets: 500 });
    expect(await get(`/cash/owed/${order.courier_id}`)).toMatchObject({ owed: 0 });
    expect((await entries()).slice(0, 2)).toEqual([
      ['to_refund', -500, null, null],
      ['taken', -5500, 'NCM', null],
    ]);
    // The next delivery collects that much less, and the payment counts once.
    for (const _ of [1, 2]) {
      const [parcel] = (await desk.read(order.id)).parcels;
      expect(parcel).toMatchObject({ to_refund: 500, cash_due: 5500 });
      await desk.tell(order.id, 'delivered');
      expect(await customer(order)).toMatchObject({ owes: 0, gets: 0 });
      await desk.tell(order.id, 'coming_back', { reason: 'not_at_home' });
    }
    await desk.tell(order.id, 'delivered', { cash_taken: 5000 });
    await end(order.id, { amount: 200 }, 'two');
    await desk.tell(order.id, 'coming_back', { reason: 'refused' });
    expect(await customer(order)).toMatchObject({ owes: 0, gets: 700 });
  });

  test('a debt that ended and a later delivery that brought too much are no mistake of the book', async () => {
    const { id } = await deliver();
    await end(id, { end: 'forgiven', amount: 200, remarks: 'a scratch' });
    await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
    expect((await desk.tell(id, 'delivered', { cash_taken: 6100 })).status).toBe(200);
  });

  test('the book tells where more ended of a debt than was short', async () => {
    const { id, order_number } = await deliver();
    const { id: parcel_id } = await shop()
      .db.selectFrom('parcel')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const entry = { parcel_id, day: '2026-11-27', courier_id: null, by_email: 'x@pasal.test' };
    await shop()
      .db.insertInto('cash_entry')
      .values([
        { ...entry, kind: 'taken', amount_paisa: 60_000, mark: `debt:${parcel_id}:planted` },
        { ...entry, kind: 'short', amount_paisa: -60_000 },
      ])
      .execute();
    expect(await brokenInvariants(shop().db)).toEqual([
      `Of parcel 1 of order ${order_number} Rs. 100.00 more were forgiven or paid later than were short.`,
    ]);
    await shop().db.deleteFrom('cash_entry').where('by_email', '=', entry.by_email).execute();
  });

  test('what is booked is whole paisa, and at least one', async () => {
    const { id } = await deliver();
    expect((await end(id, { amount: 0.001 })).status).toBe(400);
    expect((await end(id, { amount: 0.015 })).status).toBe(400);
    expect((await end(id, { amount: 0.02 })).status).toBe(200);
    expect((await entries())[1]).toEqual(['taken', 0.02, null, null]);
    const { changes } = await shop()
      .db.selectFrom('activity')
      .select('changes')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(changes).toContainEqual({ field: 'paid', before: null, after: '0.02' });
  });

  test('never more than is owed, as it was seen, and each press once', async () => {
    const { id } = await deliver();
    const more = await end(id, { amount: 500.01 });
    expect([more.status, more.body.message]).toEqual([409, messages.moreThanOwed(500).en]);
    for (const amount of [0, -1]) expect((await end(id, { amount })).status).toBe(400);
    for (const _ of [1, 2]) expect((await end(id, { amount: 200 })).status).toBe(200);
    // Its answer was lost, and another sum was entered.
    const other = await end(id, { amount: 300, owed: 300 });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const stale = await end(id, { amount: 200 }, 'two');
    expect([stale.status, stale.body.message]).toEqual([409, messages.owedChanged(300).en]);
    expect((await desk.read(id)).parcels[0]).toMatchObject({ owes: 300 });
    expect((await end(999_999, {})).status).toBe(404);
  });

  test('who keeps the money books it, and no other staff', async () => {
    const { id } = await deliver();
    await signIn('staff');
    expect((await end(id, {})).status).toBe(403);
    expect((await desk.read(id)).parcels[0]).toMatchObject({ owes: 500 });
    await signIn('accountant');
    expect((await end(id, {})).status).toBe(200);
  });
});

onTwoServers((shop) => {
  const { desk, deliver, end } = debtsOf(shop);

  test('what several end at once ends once', async () => {
    const { id } = await deliver();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, at) =>
        end(id, at % 2 === 0 ? {} : { end: 'forgiven', remarks: 'x' }, `key-${at}`),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ]);
    expect((await desk.read(id)).parcels[0]).not.toHaveProperty('owes');
  });

  test('a delivery that is taken back while its debt ends leaves nothing owed', async () => {
    const { id } = await deliver();
    await Promise.all([end(id, {}), desk.tell(id, 'coming_back', { reason: 'not_at_home' })]);
    expect((await desk.read(id)).parcels[0]).not.toHaveProperty('owes');
  });
});

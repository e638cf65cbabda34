import type { CashBookResponse, CustomerDetails, User } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import type { Answered } from '../../testing/parcels';
import { returnDesk } from '../../testing/returns';
import * as cashMessages from '../cash/messages';
import * as parcelMessages from '../order-record/messages';
import * as messages from './messages';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = returnDesk(shop, () => headers);
  const signIn = async (role: User['role']) => {
    ({ headers } = await signedIn(shop(), role));
  };
  beforeEach(() => signIn('admin'));
  afterEach(async () => expect(await brokenInvariants(shop().db)).toEqual([]));

  /** A paid order of Rs. 6000 that is being returned. */
  async function comeBack() {
    const order = await desk.deliver();
    await desk.tell(order.id, 'coming_back', { reason: 'returned' });
    return order;
  }
  const parcelOf = async (id: number) => (await desk.read(id)).parcels[0];
  const pay = (id: number, body: object, key = 'one') =>
    shop().call<Answered>({
      method: 'POST',
      url: `/order-product/${id}/parcel/1/refund`,
      body: { way: 'cash', reference: '', due: 6000, ...body },
      headers: { ...headers, 'idempotency-key': key },
    });
  const get = async <Body>(url: string) => (await shop().call<Body>({ url, headers })).body;
  const getsOf = async ({ phone }: { phone: string }) => {
    const query = new URLSearchParams({ phone }).toString();
    return (await get<CustomerDetails>(`/customer/details?${query}`)).gets;
  };

  test('what was paid for a parcel that came back is paid back, told once, and stands everywhere', async () => {
    const order = await comeBack();
    expect(await parcelOf(order.id)).toMatchObject({ to_refund: 6000, cash_due: 0 });
    expect(await getsOf(order)).toBe(6000);
    const paid = { amount: 6000, way: 'bank', reference: 'FT-9', words: 'With our thanks.' };
    const { status, body } = await pay(order.id, paid);
    expect([status, body.message]).toEqual([200, messages.refunded.en]);
    const [parcel] = body.order.parcels ?? [];
    expect(parcel).not.toHaveProperty('to_refund');
    expect(parcel?.refunds).toEqual([
      {
        amount: 6000,
        way: 'bank',
        reference: 'FT-9',
        day: expect.any(String),
        by: expect.stringContaining('@'),
      },
    ]);
    expect(await getsOf(order)).toBe(0);
    const told = 'We have paid Rs. 6,000 back to your bank (FT-9). With our thanks.';
    expect(body.order.history.at(-1)).toMatchObject({
      remarks: 'Parcel 1: paid back.',
      customer_message: told,
    });
    const { body: tracked } = await shop().call<Answered>({
      method: 'POST',
      url: '/order-product/track',
      body: { order_number: order.order_number, phone: order.phone },
    });
    expect(tracked.order.history.at(-1)?.customer_message).toBe(told);
    const sent = await shop()
      .db.selectFrom('outbox')
      .select('channel')
      .where('customer_message', '=', told)
      .where('audience', '=', 'buyer')
      .execute();
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
    const [entry] = (await get<CashBookResponse>('/cash/book')).entries;
    expect(entry).toMatchObject({
      kind: 'refunded',
      amount: -6000,
      way: 'bank',
      reference: 'FT-9',
    });
    const log = await shop()
      .db.selectFrom('activity')
      .select(['thing', 'changes'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(log.thing).toBe(order.order_number);
    expect(JSON.stringify(log.changes)).toContain('"6000"');
  });

  test('never more than is due, and in parts; a bank needs its reference', async () => {
    const { id } = await comeBack();
    const more = await pay(id, { amount: 6000.01 });
    expect([more.status, more.body.message]).toEqual([409, messages.moreThanPaid(6000).en]);
    const nameless = await pay(id, { amount: 1, way: 'bank' });
    expect([nameless.status, nameless.body.message]).toEqual([400, messages.sayReference.en]);
    expect((await pay(id, { amount: 2000 })).status).toBe(200);
    // A page that showed the debt before the other payment.
    const stale = await pay(id, { amount: 2000 }, 'two');
    expect([stale.status, stale.body.message]).toEqual([409, messages.dueChanged(4000).en]);
    expect((await pay(id, { amount: 4000, due: 4000 }, 'three')).status).toBe(200);
    expect((await pay(id, { amount: 1, due: 0 }, 'four')).status).toBe(409);
    expect((await parcelOf(id))?.refunds?.map(({ amount }) => amount)).toEqual([2000, 4000]);
  });

  test('a press that comes twice pays once, says the same, and is refused with another sum', async () => {
    const { id } = await comeBack();
    for (const _ of [1, 2]) expect((await pay(id, { amount: 4000 })).status).toBe(200);
    const other = await pay(id, { amount: 2000, due: 2000 });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect((await parcelOf(id))?.refunds).toHaveLength(1);
  });

  const checked_in = [
    { line: 1, whole: 4, damaged: 0 },
    { line: 2, whole: 2, damaged: 0 },
  ];

  test('nothing is paid back while the parcel is out again, and its courier takes what is left', async () => {
    const { id } = await comeBack();
    await pay(id, { amount: 1000 });
    await desk.tell(id, 'came_back', { checked_in });
    await desk.setStatus(id, 'pending');
    const courier_id = await desk.addCourier();
    for (const event of ['handed_over', 'on_the_way', 'not_delivered'] as const) {
      const reason = event === 'not_delivered' ? ({ reason: 'not_at_home' } as const) : {};
      expect((await desk.tell(id, event, { courier_id, ...reason })).status).toBe(200);
      const { status, body } = await pay(id, { amount: 5000, due: 5000 }, event);
      expect([status, body.message]).toEqual([409, messages.parcelIsOut.en]);
    }
    // A repeat of the payment before the hand-over gets its answer.
    expect((await pay(id, { amount: 1000 })).status).toBe(200);
    await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
    expect((await pay(id, { amount: 5000, due: 5000 }, 'last')).status).toBe(200);
  });

  test('what the shop holds follows the goods that are split off, and no part asks for it twice', async () => {
    const order = await comeBack();
    const { id } = order;
    await pay(id, { amount: 1000 });
    await desk.tell(id, 'came_back', { checked_in });
    await desk.setStatus(id, 'pending');
    await desk.split(id, [{ line: 2, quantity: 2 }]);
    const sums = async () =>
      (await desk.read(id)).parcels.map(({ cash_due, to_refund = 0 }) => [cash_due, to_refund]);
    // Rs. 5,000 are held: all of the first part, half of the second.
    expect(await sums()).toEqual([
      [0, 4000],
      [1000, 1000],
    ]);
    const courier_id = await desk.addCourier('Upaya');
    for (const number of [1, 2]) {
      await desk.tell(id, 'handed_over', { number, courier_id });
      await desk.tell(id, 'delivered', { number });
    }
    expect(await getsOf(order)).toBe(0);
    expect(await brokenInvariants(shop().db)).toEqual([]);
    // A correction of one reverses only its own delivery.
    for (const number of [1, 2])
      await desk.tell(id, 'coming_back', { number, reason: 'not_at_home' });
    expect(await sums()).toEqual([
      [0, 4000],
      [1000, 1000],
    ]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
    for (const number of [1, 2]) {
      await desk.tell(id, 'delivered', { number });
      await desk.tell(id, 'coming_back', { number, reason: 'returned' });
    }
    expect(await sums()).toEqual([
      [0, 4000],
      [0, 2000],
    ]);
  });

  test('an order is not deleted while the shop holds money of its buyer', async () => {
    const { id } = await comeBack();
    await desk.tell(id, 'came_back', { checked_in });
    const url = `/order-product/${id}`;
    const remove = () => shop().call<Answered>({ method: 'DELETE', url, headers });
    const { status, body } = await remove();
    expect([status, body.message]).toEqual([409, parcelMessages.moneyHeld.en]);
    await pay(id, { amount: 6000 });
    expect((await remove()).status).toBe(200);
  });

  test('nothing is due of what is with its buyer, or was never paid', async () => {
    const delivered = await desk.deliver();
    expect((await pay(delivered.id, { amount: 1, due: 0 })).status).toBe(409);
    await desk.tell(delivered.id, 'coming_back', { reason: 'not_at_home' });
    expect((await pay(delivered.id, { amount: 1, due: 0 })).status).toBe(409);
    expect((await pay(999_999, { amount: 1 })).status).toBe(404);
  });

  test('what was paid back is taken again when the parcel is delivered after all, and returns of it know that', async () => {
    const order = await comeBack();
    await pay(order.id, { amount: 2000 });
    expect(await parcelOf(order.id)).toMatchObject({ to_refund: 4000, cash_due: 2000 });
    await desk.tell(order.id, 'delivered');
    expect(await parcelOf(order.id)).not.toHaveProperty('to_refund');
    await desk.ask(order);
    expect((await desk.list()).returns[0]?.refundable).toBe(6000);
    await desk.tell(order.id, 'coming_back', { reason: 'returned' });
    expect((await parcelOf(order.id))?.to_refund).toBe(6000);
  });

  test('a delivery that was a mistake takes back its own cash, and not what the buyer paid before', async () => {
    const { id } = await comeBack();
    for (const _ of [1, 2]) {
      await desk.tell(id, 'delivered');
      await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
      expect(await parcelOf(id)).toMatchObject({ to_refund: 6000, cash_due: 0 });
    }
    await pay(id, { amount: 5000 });
    for (const _ of [1, 2]) {
      await desk.tell(id, 'delivered');
      await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
      expect(await parcelOf(id)).toMatchObject({ to_refund: 1000, cash_due: 5000 });
    }
  });

  test('what a buyer paid too much is paid back, in parts, and is no money of the delivery any more', async () => {
    const order = await desk.placeOrder();
    const { id } = order;
    const courier_id = await desk.addCourier();
    await desk.tell(id, 'handed_over', { courier_id });
    await desk.tell(id, 'delivered', { cash_taken: 6500 });
    expect(await parcelOf(id)).toMatchObject({ to_refund: 500 });
    expect(await getsOf(order)).toBe(500);
    const more = await pay(id, { amount: 500.01, due: 500 });
    expect([more.status, more.body.message]).toEqual([409, messages.moreThanPaid(500).en]);
    expect((await pay(id, { amount: 200, due: 500 })).status).toBe(200);
    expect(await parcelOf(id)).toMatchObject({ to_refund: 300, refunds: [{ amount: 200 }] });
    expect((await pay(id, { amount: 300, due: 300 }, 'two')).status).toBe(200);
    expect(await parcelOf(id)).not.toHaveProperty('to_refund');
    expect(await getsOf(order)).toBe(0);
    expect((await get<{ owed: number }>(`/cash/owed/${courier_id}`)).owed).toBe(6500);
    // It was delivered, or there would have been no refund.
    const mistake = await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
    expect([mistake.status, mistake.body.message]).toEqual([409, parcelMessages.overPaidBack.en]);
    expect((await desk.tell(id, 'coming_back', { reason: 'returned' })).status).toBe(200);
    expect(await parcelOf(id)).toMatchObject({ to_refund: 6000 });
    await desk.tell(id, 'delivered');
    // A later delivery can still be a mistake.
    expect((await desk.tell(id, 'coming_back', { reason: 'not_at_home' })).status).toBe(200);
    expect(await parcelOf(id)).toMatchObject({ to_refund: 6000 });
  });

  test('what was paid too much is paid back once, whether a return of the goods is paid before or after', async () => {
    const order = await desk.placeOrder();
    const { id, order_number } = order;
    await desk.tell(id, 'handed_over', { courier_id: await desk.addCourier() });
    await desk.tell(id, 'delivered', { cash_taken: 6500 });
    const items = [
      { line: 1, quantity: 4 },
      { line: 2, quantity: 2 },
    ];
    await desk.ask(order, { items });
    const returned = Number((await desk.list()).returns[0]?.id);
    await desk.step(returned, 1, { step: 'agree' });
    await desk.step(returned, 2, { step: 'receive', checked_in });
    expect((await desk.list()).returns[0]).toMatchObject({ refundable: 6000, worth: 6000 });
    const more = await desk.refund(returned, 3, { amount: 6500 });
    expect([more.status, more.body.message]).toEqual([409, messages.moreThanPaid(6000).en]);
    expect((await desk.refund(returned, 3, { amount: 6000 })).status).toBe(200);
    const book = (paisa: number) =>
      shop()
        .db.updateTable('cash_entry')
        .set({ amount_paisa: paisa })
        .where('return_id', '=', returned)
        .execute();
    await book(-650_000);
    expect(await brokenInvariants(shop().db)).toEqual([
      `Rs. 6500.00 were paid back of parcel 1 of order ${order_number}, but Rs. 6000.00 were paid.`,
    ]);
    await book(-600_000);
    expect(await getsOf(order)).toBe(500);
    expect((await pay(id, { amount: 500, due: 500 })).status).toBe(200);
    expect(await getsOf(order)).toBe(0);
  });

  test('what was paid later and is paid back by a return was paid: that is reversed no more', async () => {
    const order = await desk.placeOrder();
    const { id } = order;
    await desk.tell(id, 'handed_over', { courier_id: await desk.addCourier() });
    await desk.tell(id, 'delivered', { cash_taken: 5500 });
    const post = (url: string, body: object) =>
      shop().call<Answered>({
        method: 'POST',
        url: `/order-product/${id}/parcel/1/${url}`,
        body,
        headers: { ...headers, 'idempotency-key': url },
      });
    await post('debt', { end: 'paid', amount: 500, owed: 500 });
    const entry = (await parcelOf(id))?.ended?.[0]?.id;
    await desk.ask(order);
    const returned = Number((await desk.list()).returns[0]?.id);
    await desk.step(returned, 1, { step: 'agree' });
    const came = [{ line: 1, whole: 2, damaged: 0 }];
    await desk.step(returned, 2, { step: 'receive', checked_in: came });
    await desk.refund(returned, 3, { amount: 5600 });
    const { status, body } = await post('debt/reverse', {
      entry,
      reason: 'wrong order',
      owed: 0,
      due: 0,
    });
    expect([status, body.message]).toEqual([409, cashMessages.laterPaidBack.en]);
    expect(await parcelOf(id)).not.toHaveProperty('owes');
  });

  test('only administrators pay back', async () => {
    const { id } = await comeBack();
    for (const role of ['staff', 'accountant'] as const) {
      await signIn(role);
      expect((await pay(id, { amount: 1 })).status).toBe(403);
    }
    await signIn('accountant');
    expect((await parcelOf(id))?.to_refund).toBe(6000);
  });
});

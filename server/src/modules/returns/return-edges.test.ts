import { sql } from 'kysely';
import { MAX_PARCELS, type DeskResponse } from '@pasal/shared/contracts';
import { daysLater, kathmanduDate } from '@pasal/shared/domain';
import { openPictureFolder } from '../../pictures/picture-folder';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { placeAlike, type Answered } from '../../testing/parcels';
import { returnDesk } from '../../testing/returns';
import * as parcelMessages from '../order-record/messages';
import * as messages from './messages';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = returnDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    await openPictureFolder(shop().db, shop().pictures);
  });
  afterEach(async () => expect(await brokenInvariants(shop().db)).toEqual([]));

  /** Sends replacements for two pieces of a delivered order. */
  async function exchange(order: Awaited<ReturnType<typeof desk.deliver>>, parcel = 1) {
    await desk.ask(order, { kind: 'exchange', parcel });
    const id = Number((await desk.list()).returns[0]?.id);
    await desk.step(id, 1, { step: 'agree' });
    await desk.step(id, 2, { step: 'receive', checked_in: [{ line: 1, whole: 2, damaged: 0 }] });
    return desk.step(id, 3, { step: 'exchange' });
  }

  test('what is sent in exchange stays one parcel that costs nothing', async () => {
    const order = await desk.deliver();
    await exchange(order);
    const split = await shop().call<{ message: string }>({
      method: 'POST',
      url: `/order-product/${order.id}/parcel/2/split`,
      body: { items: [{ line: 1, quantity: 1 }] },
      headers,
    });
    expect([split.status, split.body.message]).toEqual([409, parcelMessages.exchangeStaysWhole.en]);
    const { parcels } = await desk.read(order.id);
    expect(parcels.map(({ cash_due }) => cash_due)).toEqual([6000, 0]);
  });

  /** The replacement parcel comes back from its buyer, one piece of two damaged. */
  async function comeBack(id: number) {
    await desk.tell(id, 'handed_over', { number: 2, courier_id: await desk.addCourier() });
    const checked_in = [{ line: 1, whole: 1, damaged: 1 }];
    return desk.tell(id, 'came_back', { number: 2, reason: 'not_at_home', checked_in });
  }
  const only = async () => (await desk.list('?state=received')).returns[0];

  test('an order is not deleted while goods of it are returned or exchanged', async () => {
    const order = await desk.deliver();
    const url = `/order-product/${order.id}`;
    const remove = async () => {
      const { status, body } = await shop().call<Answered>({ method: 'DELETE', url, headers });
      return [status, body.message];
    };
    const isOpen = [409, parcelMessages.returnOpen.en];
    await desk.ask(order, { kind: 'exchange' });
    expect(await remove()).toEqual(isOpen);
    const id = Number((await desk.list()).returns[0]?.id);
    await desk.step(id, 1, { step: 'agree' });
    await desk.step(id, 2, { step: 'receive', checked_in: [{ line: 1, whole: 2, damaged: 0 }] });
    expect(await remove()).toEqual(isOpen);
    await desk.step(id, 3, { step: 'exchange' });
    // The replacement parcel is still in the shop.
    expect(await remove()).toEqual(isOpen);
    await desk.tell(order.id, 'delivered', { number: 2 });
    expect((await remove())[0]).toBe(200);
  });

  test('an exchange of an order that is over has days of its own alone, those of its courier', async () => {
    const order = await desk.deliver();
    const old = new Date('2026-01-01');
    await shop()
      .db.updateTable('orders')
      .set({ promised_from: old, promised_to: old })
      .where('id', '=', order.id)
      .execute();
    await exchange(order);
    const read = async (stage: string) => {
      const url = `/order-product/desk?stage=${stage}`;
      const { parcels, late } = (await shop().call<DeskResponse>({ url, headers })).body;
      return [parcels.map(({ promised }) => promised?.to), late];
    };
    expect(await read('confirmed')).toEqual([[undefined], {}]);
    const courier_id = await desk.addCourier();
    await shop()
      .db.insertInto('courier_place')
      .values({ courier_id, district_id: null, city_id: null, charge_paisa: 10_000, days: 2 })
      .execute();
    await desk.tell(order.id, 'handed_over', { number: 2, courier_id });
    const day = kathmanduDate(daysLater(new Date(), 2));
    expect(await read('handed_over')).toEqual([[day], {}]);
  });

  test('an exchange that comes back is sent again, as the same parcel', async () => {
    const order = await desk.deliver();
    const sent = await exchange(order);
    expect(await desk.stock(order.products)).toEqual([6, 8]);
    expect((await comeBack(order.id)).status).toBe(200);
    expect(await desk.stock(order.products)).toEqual([7, 8]);
    const back = await only();
    expect(back).toMatchObject({ state: 'received', version: sent.body.return.version + 1 });
    expect(back).not.toHaveProperty('exchange_parcel');
    expect(back?.history.map(({ state }) => state)).toEqual([
      'asked',
      'agreed',
      'received',
      'exchanged',
      'received',
    ]);
    expect((await desk.read(order.id)).history.at(-1)).toMatchObject({
      remarks: messages.exchangeCameBack(1),
      customer_message: messages.cameBackForBuyer.en,
    });
    const again = await desk.step(Number(back?.id), Number(back?.version), { step: 'exchange' });
    expect(again.body.return).toMatchObject({ state: 'exchanged', exchange_parcel: 2 });
    expect(await desk.stock(order.products)).toEqual([5, 8]);
    const { parcels, stage } = await desk.read(order.id);
    expect([stage, parcels.length]).toEqual(['confirmed', 2]);
    await desk.tell(order.id, 'delivered', { number: 2 });
    await desk.ask(order, { parcel: 2, items: [{ line: 1, quantity: 2 }] });
    expect((await desk.own(order)).body.returns).toHaveLength(2);
  });

  test('an exchange that comes back is paid back instead, and stays in the shop', async () => {
    const order = await desk.deliver();
    await exchange(order);
    await comeBack(order.id);
    const back = await only();
    const paid = await desk.refund(Number(back?.id), Number(back?.version), { amount: 2000 });
    expect(paid.body.return).toMatchObject({ state: 'refunded', refundable: 4000 });
    expect(await desk.stock(order.products)).toEqual([7, 8]);
  });

  test('of an exchange that was delivered only what came back is paid', async () => {
    const order = await desk.deliver();
    await exchange(order);
    await desk.tell(order.id, 'delivered', { number: 2 });
    const checked_in = [{ line: 1, whole: 0, damaged: 1 }];
    await desk.tell(order.id, 'coming_back', { number: 2, reason: 'returned' });
    await desk.tell(order.id, 'came_back', { number: 2, checked_in });
    const back = await only();
    // Rs. 6,000 were paid; the buyer keeps a piece of Rs. 1,000.
    expect(back).toMatchObject({ refundable: 5000, worth: 1000 });
    const pay = (amount: number) =>
      desk.refund(Number(back?.id), Number(back?.version), { amount });
    const more = await pay(5000.01);
    expect([more.status, more.body.message]).toEqual([409, messages.moreThanPaid(5000).en]);
    expect((await pay(1000)).status).toBe(200);
  });

  test('an exchange of which the buyer kept a piece is paid back, and not sent again', async () => {
    const order = await desk.deliver();
    await exchange(order);
    await desk.tell(order.id, 'delivered', { number: 2 });
    const checked_in = [{ line: 1, whole: 1, damaged: 0 }];
    await desk.tell(order.id, 'coming_back', { number: 2, reason: 'returned' });
    await desk.tell(order.id, 'came_back', { number: 2, checked_in });
    const back = await only();
    const stock = await desk.stock(order.products);
    const { id, version } = { id: Number(back?.id), version: Number(back?.version) };
    const again = await desk.step(id, version, { step: 'exchange' });
    expect([again.status, again.body.message]).toEqual([409, messages.piecesKept.en]);
    expect(await desk.stock(order.products)).toEqual(stock);
    expect(await only()).toMatchObject({ version, refundable: 5000, worth: 1000 });
    expect((await desk.refund(id, version, { amount: 1000 })).status).toBe(200);
  });

  test('what of an exchange was lost on the way is no loss of its buyer', async () => {
    const order = await desk.deliver();
    await exchange(order);
    await desk.tell(order.id, 'handed_over', { number: 2, courier_id: await desk.addCourier() });
    const checked_in = [{ line: 1, whole: 1, damaged: 0 }];
    await desk.tell(order.id, 'came_back', { number: 2, reason: 'not_at_home', checked_in });
    expect(await only()).toMatchObject({ refundable: 6000, worth: 2000 });
  });

  test('an exchange waits for stock once more', async () => {
    const order = await desk.deliver();
    await exchange(order);
    await comeBack(order.id);
    const back = await only();
    await shop()
      .db.updateTable('product')
      .set({ in_stock: 1 })
      .where('id', '=', Number(order.products[0]))
      .execute();
    await sql`update stock_movement set quantity = quantity - 6 where reason = 'initial'
      and product_id = ${order.products[0]}`.execute(shop().db);
    const again = await desk.step(Number(back?.id), Number(back?.version), { step: 'exchange' });
    expect(again.status).toBe(409);
    expect((await only())?.version).toBe(back?.version);
  });

  test('a no after the goods came gives them back: they leave the stock, and are not returned', async () => {
    const order = await desk.deliver();
    await desk.ask(order, { items: [{ line: 1, quantity: 3 }] });
    const id = Number((await desk.list()).returns[0]?.id);
    await desk.step(id, 1, { step: 'agree' });
    await desk.step(id, 2, { step: 'receive', checked_in: [{ line: 1, whole: 2, damaged: 1 }] });
    expect(await desk.stock(order.products)).toEqual([8, 8]);
    const no = await desk.step(id, 3, { step: 'refuse', words: 'It was opened. Pick it up.' });
    expect(no.body.return.state).toBe('refused');
    expect(await desk.stock(order.products)).toEqual([6, 8]);
    const { returns, parcels } = (await desk.own(order)).body;
    expect(returns[0]).toMatchObject({
      words: 'It was opened. Pick it up.',
      items: [expect.objectContaining({ whole: 2, damaged: 1 })],
    });
    expect(parcels[0]?.items[0]).toMatchObject({ left: 4 });
    expect((await desk.read(order.id)).history.at(-1)?.customer_message).toBe(
      `${messages.givenBackForBuyer.en} It was opened. Pick it up.`,
    );
    const { rows } = await sql<{ reason: string; pieces: number }>`
      select reason, sum(quantity)::integer as pieces from stock_movement
      where product_id = ${order.products[0]} group by 1 order by 1
    `.execute(shop().db);
    expect(rows).toEqual([
      { reason: 'damaged', pieces: -1 },
      { reason: 'given_back', pieces: -2 },
      { reason: 'initial', pieces: 10 },
      { reason: 'order', pieces: -4 },
      { reason: 'return', pieces: 3 },
    ]);
    // The goods belong to the buyer again, who may return the whole parcel.
    const back = await desk.tell(order.id, 'came_back', {
      reason: 'returned',
      checked_in: [
        { line: 1, whole: 4, damaged: 0 },
        { line: 2, whole: 2, damaged: 0 },
      ],
    });
    expect(back.status).toBe(200);
    expect(await desk.stock(order.products)).toEqual([10, 10]);
  });

  test('goods that were sold meanwhile are not given back', async () => {
    const order = await desk.deliver();
    await desk.ask(order);
    const id = Number((await desk.list()).returns[0]?.id);
    await desk.step(id, 1, { step: 'agree' });
    await desk.step(id, 2, { step: 'receive', checked_in: [{ line: 1, whole: 2, damaged: 0 }] });
    const lines = [{ id: Number(order.products[0]), price: 1000, quantity: 8 }];
    expect((await placeAlike(shop(), order, lines)).status).toBe(201);
    const no = await desk.step(id, 3, { step: 'refuse', words: 'No.' });
    expect(no.status).toBe(409);
    expect(no.body).toMatchObject({ message: expect.stringContaining('no longer in stock') });
  });

  test('no exchange becomes a parcel that nobody could tell of', async () => {
    const order = await desk.deliver();
    await shop().db.updateTable('parcel').set({ number: MAX_PARCELS }).execute();
    const { status, body } = await exchange(order, MAX_PARCELS);
    expect([status, body.message]).toEqual([409, parcelMessages.tooManyParcels.en]);
    expect(await desk.stock(order.products)).toEqual([8, 8]);
  });

  test('the days of pieces that came in an exchange begin when these came', async () => {
    const order = await desk.deliver();
    await exchange(order);
    await sql`update order_history set at = now() - interval '30 days'`.execute(shop().db);
    await sql`update parcel set stage_since = now() - interval '30 days'`.execute(shop().db);
    expect((await desk.own(order)).body.parcels).toEqual([]);
    await desk.tell(order.id, 'delivered', { number: 2 });
    const return_until = kathmanduDate(daysLater(new Date(), 7));
    expect((await desk.own(order)).body.parcels).toEqual([
      { number: 2, items: [expect.objectContaining({ line: 1, left: 2, return_until })] },
    ]);
  });

  test('what a return names keeps its line and its parcel, whatever becomes of both', async () => {
    const order = await desk.deliver();
    await desk.ask(order, { items: [{ line: 2, quantity: 2 }] });
    const checked_in = [
      { line: 1, whole: 4, damaged: 0 },
      { line: 2, whole: 2, damaged: 0 },
    ];
    await desk.tell(order.id, 'came_back', { reason: 'returned', checked_in });
    await desk.setStatus(order.id, 'pending');
    const split = await desk.split(order.id, [{ line: 2, quantity: 1 }]);
    expect([split.status, split.body.message]).toEqual([409, parcelMessages.returnStaysWhole.en]);
    const { address, district_id, city_id, delivery_type, version } = await desk.read(order.id);
    const [, other = 0] = order.products;
    const edit = await shop().call<{ message: string }>({
      method: 'PUT',
      url: `/order-product/${order.id}/edit`,
      body: {
        address,
        district_id,
        city_id,
        delivery_type,
        version,
        delivery_charge: 0,
        cartItems: [{ id: other, price: 1000, quantity: 1 }],
      },
      headers,
    });
    expect([edit.status, edit.body.message]).toEqual([409, parcelMessages.returnStaysWhole.en]);
  });

  test('no picture is drawn of what is not taken back', async () => {
    const text = ['pictures', { name: 'x.jpg', bytes: Buffer.from('no picture') }] as const;
    const open = await desk.ask(await desk.placeOrder(), {}, { pictures: [text] });
    expect([open.status, open.body.message]).toEqual([400, messages.noSuchLine.en]);
    const order = await desk.deliver();
    const items = [{ line: 1, quantity: 5 }];
    expect((await desk.ask(order, { items }, { pictures: [text] })).status).toBe(409);
    expect((await desk.ask(order, {}, { pictures: [text] })).status).toBe(415);
  });

  test('what is refused has the name that its buyer reads', async () => {
    const order = await desk.deliver();
    await shop().db.updateTable('order_item').set({ product_name_ne: 'डोम क्यामेरा' }).execute();
    const items = [{ line: 1, quantity: 5 }];
    const { status, body } = await desk.ask(order, { items }, { language: 'ne' });
    expect([status, body.message]).toEqual([409, 'फिर्ता गर्न मिल्नेभन्दा बढी थान लेखियो: डोम क्यामेरा।']);
  });

  test("a buyer's words are cleaned as all texts are", async () => {
    const order = await desk.deliver();
    const nul = await desk.ask(order, { remarks: 'broken\0' });
    expect([nul.status, nul.body.message]).toEqual([400, messages.notReadable.en]);
    const invisible = await desk.ask(order, { reason: 'other', remarks: '\u0007' });
    expect([invisible.status, invisible.body.message]).toEqual([400, messages.sayReason.en]);
    const { body } = await desk.ask(order, { remarks: ' broken\u0007\r\nbadly ' });
    expect(body.returns[0]?.remarks).toBe('broken\nbadly');
  });
});

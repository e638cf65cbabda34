import sharp from 'sharp';
import type { DeskResponse, PieceResponse, Warranty } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { openPictureFolder } from '../../pictures/picture-folder';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { photoOfTelephone } from '../../testing/test-pictures';
import { returnDesk } from '../../testing/returns';
import * as messages from './messages';

const day = (after: number) => kathmanduDate(new Date(Date.now() + after * 86_400_000));

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = returnDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    await openPictureFolder(shop().db, shop().pictures);
  });
  afterEach(async () => expect(await brokenInvariants(shop().db)).toEqual([]));

  /** Takes a return to the step "received". */
  async function receive(order: Awaited<ReturnType<typeof desk.deliver>>, wanted: object = {}) {
    await desk.ask(order, wanted);
    const [asked] = (await desk.list('?state=asked')).returns;
    const id = Number(asked?.id);
    await desk.step(id, 1, { step: 'agree' });
    const checked_in = [{ line: 1, whole: 1, damaged: 1 }];
    const { body } = await desk.step(id, 2, { step: 'receive', checked_in });
    return body.return;
  }
  const told = async (order: { id: number }) => {
    const rows = await shop()
      .db.selectFrom('outbox')
      .select(['customer_message', 'channel'])
      .where('order_id', '=', order.id)
      .where('customer_message', 'is not', null)
      .where('stage', 'is', null)
      .where('channel', '=', 'sms')
      .orderBy('id')
      .execute();
    return rows.map((row) => row.customer_message);
  };

  test('a buyer asks with a picture, staff say yes, the goods come and the money goes back', async () => {
    const order = await desk.deliver();
    expect((await desk.own(order)).body.parcels).toEqual([
      {
        number: 1,
        items: [
          expect.objectContaining({ line: 1, left: 4, return_until: expect.any(String) }),
          expect.objectContaining({ line: 2, left: 2 }),
        ],
      },
    ]);
    const pictures = [['pictures', { name: 'x.jpg', bytes: await photoOfTelephone() }] as const];
    const asked = await desk.ask(order, {}, { pictures });
    expect(asked.status).toBe(201);
    const [own] = asked.body.returns;
    expect(own).toMatchObject({ number: 1, state: 'asked', remarks: 'It does not turn on' });
    expect(asked.body.parcels[0]?.items[0]).toMatchObject({ line: 1, left: 2 });

    const [waiting] = (await desk.list()).returns;
    expect(waiting).toMatchObject({ refundable: 6000, order: { id: order.id } });
    const id = Number(waiting?.id);
    const yes = await desk.step(id, 1, { step: 'agree', words: 'Bring it to the shop.' });
    expect(yes.body.return).toMatchObject({ state: 'agreed', version: 2 });
    const checked_in = [{ line: 1, whole: 1, damaged: 1 }];
    await desk.step(id, 2, { step: 'receive', checked_in });
    // One of four is in stock again; the damaged one was received and written off.
    expect(await desk.stock(order.products)).toEqual([7, 8]);
    const paid = await desk.refund(id, 3, { amount: 2000, way: 'bank', reference: 'TX-1' });
    expect(paid.body.return).toMatchObject({
      state: 'refunded',
      refundable: 4000,
      refund: { amount: 2000, way: 'bank', reference: 'TX-1' },
    });
    expect(await told(order)).toEqual([
      'Yes, you may send the goods back. Bring it to the shop.',
      'The goods you sent back have come.',
      'We have paid Rs. 2,000 back to your bank (TX-1).',
    ]);
    const [entry] = await shop()
      .db.selectFrom('cash_entry')
      .select(['kind', 'amount_paisa', 'return_id'])
      .where('kind', '=', 'refunded')
      .execute();
    expect(entry).toEqual({ kind: 'refunded', amount_paisa: -200_000, return_id: id });
    // Its buyer does not see which member of staff did it.
    const mine = (await desk.own(order)).body.returns[0];
    expect(mine?.refund).toMatchObject({ amount: 2000, by: null });
    expect(mine).not.toHaveProperty('history');
  });

  test('its pictures are drawn again, and shown to whoever was told their address', async () => {
    const order = await desk.deliver();
    const bytes = await photoOfTelephone();
    const picture = ['pictures', { name: 'x.jpg', bytes }] as const;
    const { body } = await desk.ask(order, {}, { pictures: [picture, picture, picture] });
    expect(body.returns[0]?.pictures).toHaveLength(3);
    const url = body.returns[0]?.pictures[0] ?? '';
    const shown = await shop().app.inject({ url, headers: { host: 'shop.test' } });
    expect(shown.headers['content-type']).toBe('image/webp');
    const drawn = await sharp(shown.rawPayload).metadata();
    expect(drawn.format).toBe('webp');
    expect(drawn.exif).toBeUndefined();
    const forged = url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A');
    expect((await shop().app.inject({ url: forged })).statusCode).toBe(404);
    const four = await desk.ask(order, {}, { pictures: [picture, picture, picture, picture] });
    expect([four.status, four.body.message]).toEqual([400, messages.tooManyPictures(3).en]);
    const text = ['pictures', { name: 'x.jpg', bytes: Buffer.from('no picture') }] as const;
    expect((await desk.ask(order, {}, { pictures: [text] })).status).toBe(415);
    expect((await desk.own(order)).body.returns).toHaveLength(1);
  });

  test('an exchange goes out as a parcel of the same order that costs nothing', async () => {
    const order = await desk.deliver();
    const { id, version } = await receive(order, { kind: 'exchange' });
    expect(await desk.stock(order.products)).toEqual([7, 8]);
    const sent = await desk.step(id, version, { step: 'exchange' });
    expect(sent.body.return).toMatchObject({ state: 'exchanged', exchange_parcel: 2 });
    expect(await desk.stock(order.products)).toEqual([5, 8]);
    const { parcels, stage, status } = await desk.read(order.id);
    expect([stage, status]).toEqual(['confirmed', 'complete']);
    expect(parcels[1]).toMatchObject({ number: 2, stage: 'confirmed', cash_due: 0 });
    await desk.tell(order.id, 'delivered', { number: 2 });
    // The replacement pieces may be returned as well; the first payment covers them.
    await desk.ask(order, { parcel: 2 });
    const [again] = (await desk.list()).returns;
    expect(again).toMatchObject({ parcel: 2, refundable: 6000 });
    expect((await desk.read(order.id)).status).toBe('complete');
  });

  test('the shop is told once that a buyer asks, and sees how many returns are open', async () => {
    const order = await desk.deliver();
    for (const _ of [1, 2]) await desk.ask(order, {}, { key: 'k' });
    const written = await shop()
      .db.selectFrom('outbox')
      .select(['audience', 'channel', 'customer_message'])
      .where('kind', '=', 'return_asked')
      .execute();
    expect(written).toEqual([
      { audience: 'shop', channel: 'email', customer_message: 'It does not turn on' },
    ]);
    const open = async () => {
      const url = '/order-product/desk?stage=new';
      return (await shop().call<DeskResponse>({ url, headers })).body.counts['returns'];
    };
    expect(await open()).toBe(1);
    await desk.withdraw(order);
    expect(await open()).toBe(0);
  });

  test('a press that comes twice is done once, and says the same', async () => {
    const order = await desk.deliver();
    for (const _ of [1, 2]) expect((await desk.ask(order, {}, { key: 'k' })).status).toBe(201);
    expect((await desk.own(order)).body.returns).toHaveLength(1);
    const id = Number((await desk.list()).returns[0]?.id);
    for (const _ of [1, 2]) {
      const { status, body } = await desk.step(id, 1, { step: 'agree' }, 'yes');
      expect([status, body.return.state]).toEqual([200, 'agreed']);
    }
    const checked_in = [{ line: 1, whole: 2, damaged: 0 }];
    for (const _ of [1, 2]) await desk.step(id, 2, { step: 'receive', checked_in }, 'came');
    expect(await desk.stock(order.products)).toEqual([8, 8]);
    for (const _ of [1, 2]) {
      const { status, body } = await desk.refund(id, 3, { amount: 2000 }, 'paid');
      expect([status, body.return.refundable]).toEqual([200, 4000]);
    }
    const other = await desk.refund(id, 3, { amount: 1000 }, 'paid');
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect((await desk.step(id, 3, { step: 'refuse', words: 'no' })).status).toBe(409);
    expect(await told(order)).toHaveLength(3);
  });

  test('never more than was paid is paid back', async () => {
    const order = await desk.deliver();
    const { id, version } = await receive(order);
    const more = await desk.refund(id, version, { amount: 6000.01 });
    expect([more.status, more.body.message]).toEqual([409, messages.moreThanPaid(6000).en]);
    expect((await desk.refund(id, version, { amount: 10, way: 'bank' })).status).toBe(400);
    expect((await desk.refund(id, version, { amount: 6000 })).status).toBe(200);
    await desk.ask(order, { items: [{ line: 2, quantity: 1 }] });
    const next = Number((await desk.list()).returns[0]?.id);
    await desk.step(next, 1, { step: 'agree' });
    await desk.step(next, 2, { step: 'receive', checked_in: [{ line: 2, whole: 1, damaged: 0 }] });
    expect((await desk.refund(next, 3, { amount: 1 })).body.message).toBe(
      messages.moreThanPaid(0).en,
    );
  });

  test('goods that came back by a return keep their parcel delivered', async () => {
    const order = await desk.deliver();
    await receive(order);
    const back = await desk.tell(order.id, 'coming_back', { reason: 'returned' });
    expect(back.status).toBe(409);
    expect((await desk.setStatus(order.id, 'cancel')).status).toBe(409);
    expect((await desk.read(order.id)).parcels[0]?.stage).toBe('delivered');
  });

  test('goods of a parcel that came back as a whole are not received by a return', async () => {
    const order = await desk.deliver();
    await desk.ask(order);
    const id = Number((await desk.list()).returns[0]?.id);
    await desk.step(id, 1, { step: 'agree' });
    await desk.tell(order.id, 'coming_back', { reason: 'returned' });
    const checked_in = [{ line: 1, whole: 2, damaged: 0 }];
    const came = await desk.step(id, 2, { step: 'receive', checked_in });
    expect([came.status, came.body.message]).toEqual([409, messages.notDelivered.en]);
    const no = await desk.step(id, 2, { step: 'refuse' });
    expect(no.status).toBe(400);
    await desk.step(id, 2, { step: 'refuse', words: 'The parcel came back.' });
    expect((await desk.own(order)).body.returns[0]).toMatchObject({
      state: 'refused',
      words: 'The parcel came back.',
    });
  });

  test('a buyer withdraws while the goods have not come, and asks for no more than is left', async () => {
    const order = await desk.deliver();
    const five = await desk.ask(order, { items: [{ line: 1, quantity: 5 }] });
    expect(five.status).toBe(409);
    await desk.ask(order, { items: [{ line: 1, quantity: 4 }] });
    expect((await desk.ask(order, { items: [{ line: 1, quantity: 1 }] })).status).toBe(409);
    for (const _ of [1, 2]) expect((await desk.withdraw(order)).status).toBe(200);
    expect((await desk.ask(order, { items: [{ line: 1, quantity: 4 }] })).status).toBe(201);
    expect((await desk.withdraw(order, 9)).status).toBe(404);
    expect((await desk.withdraw({ ...order, phone: '9800000001' }, 2)).status).toBe(404);
    expect((await desk.ask({ ...order, phone: '9800000001' })).status).toBe(404);
  });

  test('the days are those of the category, else of the shop, after the delivery', async () => {
    const order = await desk.deliver();
    const product = await shop()
      .db.selectFrom('product')
      .select('category_id')
      .where('id', '=', Number(order.products[0]))
      .executeTakeFirstOrThrow();
    const save = (settings: object, version: number) =>
      shop().call<{ code?: string }>({
        method: 'PUT',
        url: '/site/returns',
        body: { settings, version },
        headers,
      });
    const rules = { return_days: 0, exchange_days: 3, categories: [] };
    expect((await save(rules, 0)).status).toBe(200);
    expect((await save(rules, 0)).status).toBe(409);
    const [item] = (await desk.own(order)).body.parcels[0]?.items ?? [];
    expect(item).toMatchObject({ return_until: null, exchange_until: day(3) });
    expect((await desk.ask(order)).status).toBe(409);
    const own = { category_id: product.category_id, return_days: 10, exchange_days: 0 };
    await save({ ...rules, categories: [own] }, 1);
    expect((await desk.own(order)).body.parcels[0]?.items[0]).toMatchObject({
      return_until: day(10),
      exchange_until: null,
    });
    await shop()
      .db.updateTable('parcel')
      .set({ stage_since: new Date(Date.now() - 11 * 86_400_000) })
      .execute();
    expect((await desk.own(order)).body.parcels).toEqual([]);
  });

  test('an order that was completed before anybody told of a parcel is returned as well', async () => {
    const order = await desk.placeOrder();
    expect((await desk.own(order)).body.parcels).toEqual([]);
    await desk.setStatus(order.id, 'complete');
    expect((await desk.own(order)).body.parcels[0]?.items[0]).toMatchObject({ left: 4 });
    const { id, version } = await receive(order);
    expect((await desk.refund(id, version, { amount: 6000.01 })).status).toBe(409);
    expect((await desk.refund(id, version, { amount: 1000 })).body.return.refundable).toBe(5000);
  });

  test('a warranty is found by serial number and phone, and by staff without', async () => {
    const order = await desk.placeOrder();
    const [product] = order.products;
    await shop()
      .db.updateTable('product')
      .set({ warranty: '2 years brand warranty' })
      .where('id', '=', Number(product))
      .execute();
    await desk.tell(order.id, 'delivered');
    const parcel = await shop().db.selectFrom('parcel').select('id').executeTakeFirstOrThrow();
    await shop()
      .db.insertInto('parcel_serial')
      .values({ parcel_id: parcel.id, line: 1, serial: 'SN-1', by_email: 'x@pasal.test' })
      .execute();
    const ask = (serial: string, phone: string) =>
      shop().call<Warranty>({
        method: 'POST',
        url: '/warranty',
        body: { serial, phone },
      });
    const { status, body } = await ask('sn-1', order.phone);
    const today = kathmanduDate(new Date());
    expect([status, body]).toEqual([
      200,
      {
        serial: 'SN-1',
        product: expect.any(String),
        sold_on: today,
        warranty: '2 years brand warranty',
        until: `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`,
      },
    ]);
    expect((await ask('SN-1', '9800000001')).status).toBe(404);
    expect((await ask('SN-2', order.phone)).status).toBe(404);
    const staff = await shop().call<PieceResponse>({
      url: '/warranty/piece?serial=SN-1',
      headers,
    });
    expect(staff.body.pieces).toEqual([
      {
        ...body,
        order_id: order.id,
        order_number: order.order_number,
        customer_name: expect.any(String),
        returned: false,
      },
    ]);
    // It is unknown which two of the four were returned; then all were.
    const statuses = [];
    for (const next of [1, 2]) {
      await receive(order);
      statuses.push([next, (await ask('SN-1', order.phone)).status]);
    }
    expect(statuses).toEqual([
      [1, 200],
      [2, 404],
    ]);
  });

  test('who guesses serial numbers of a phone waits', async () => {
    const order = await desk.deliver();
    const ask = (serial: number) =>
      shop().call({
        method: 'POST',
        url: '/warranty',
        body: { serial: String(serial), phone: order.phone },
        remoteAddress: '10.9.8.7',
      });
    const statuses = [];
    for (let serial = 0; serial < 8; serial += 1) statuses.push((await ask(serial)).status);
    expect(statuses).toContain(429);
  });

  test('who keeps the money reads goods and money of returns, and does nothing with them', async () => {
    const order = await desk.deliver();
    const bytes = await photoOfTelephone();
    const { id, version } = await receive(order);
    await shop()
      .db.insertInto('order_return_picture')
      .values({ return_id: id, picture: bytes })
      .execute();
    ({ headers } = await signedIn(shop(), 'accountant'));
    const [seen] = (await desk.list(`?order_id=${order.id}`)).returns;
    expect(seen).toMatchObject({
      state: 'received',
      refundable: 6000,
      items: [expect.objectContaining({ whole: 1, damaged: 1 })],
      remarks: '',
      words: '',
      pictures: [],
      history: [],
    });
    expect((await desk.step(id, version, { step: 'refuse', words: 'No.' })).status).toBe(403);
    expect((await desk.refund(id, version, { amount: 1 })).status).toBe(403);
  });

  test('only administrators pay back and say the days', async () => {
    const order = await desk.deliver();
    const { id, version } = await receive(order);
    ({ headers } = await signedIn(shop(), 'staff'));
    expect((await desk.refund(id, version, { amount: 1 })).status).toBe(403);
  });
});

import { sql } from 'kysely';
import type {
  CashBookResponse,
  CourierCashResponse,
  DeskResponse,
  OwedResponse,
  SettledResponse,
  SettlementCheck,
  SettlementResponse,
  SettlementRow,
} from '@pasal/shared/contracts';
import { daysLater, kathmanduDate } from '@pasal/shared/domain';

import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';
import { seenRows } from '../../testing/settlements';

const today = kathmanduDate(new Date());

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    courier_id = await desk.addCourier();
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  const get = async <Body>(url: string) => (await shop().call<Body>({ url, headers })).body;
  const post = <Body>(url: string, body: object, more: Record<string, string> = {}) =>
    shop().call<Body & { message: string; code?: string }>({
      method: 'POST',
      url,
      body,
      headers: { ...headers, ...more },
    });
  /** An order of 6,000 rupees with this courier, delivered in full unless `cash_taken` is set. */
  async function deliver(consignment: string, cash_taken?: number) {
    const order = await desk.placeOrder();
    await desk.tell(order.id, 'handed_over', { courier_id, consignment, charge: 150 });
    await desk.tell(order.id, 'delivered', { ...(cash_taken !== undefined && { cash_taken }) });
    return order;
  }
  const owed = () => get<CourierCashResponse>(`/cash/owed/${courier_id}`);
  const listed = async () =>
    (await get<OwedResponse>('/cash/owed')).couriers.map((each) => [
      each.name,
      each.parcels,
      each.owed,
      each.since !== null,
    ]);
  const kinds = async () => {
    const { entries } = await get<CashBookResponse>('/cash/book');
    return entries.map(({ kind, amount }) => [kind, amount]).toReversed();
  };
  const check = (body: object) =>
    post<SettlementCheck>('/cash/settlement/check', { courier_id, ...body });
  const stateOf = async (body: object) => (await check(body)).body.rows[0]?.state;
  /** The request to book these rows, as they are checked now. */
  const requestOf = async (rows: SettlementRow[], received: number, more: object = {}) => ({
    courier_id,
    day: today,
    reference: 'P-1',
    source: 'file' as const,
    received,
    rows: await seenRows(shop(), headers, { courier_id, rows }),
    ...more,
  });
  const send = (request: object, key: string) =>
    post<SettlementResponse>('/cash/settlement', request, { 'idempotency-key': key });
  const book = async (rows: SettlementRow[], received: number, key = 'one') =>
    send(await requestOf(rows, received), key);

  test('a delivery is owed by who brought it until it is handed in, and what it cost stays with the courier', async () => {
    const { id, order_number } = await deliver('N-1');
    expect(await get<OwedResponse>('/cash/owed')).toMatchObject({
      couriers: [{ id: courier_id, name: 'NCM', parcels: 1, owed: 6000 }],
    });
    expect((await owed()).parcels).toEqual([
      expect.objectContaining({ order_id: id, order_number, number: 1, owed: 6000, charge: 150 }),
    ]);
    const { status, body } = await book([{ ref: 'N-1', cash: 6000, charge: 150 }], 5850);
    expect([status, body.message, body.settlement.booked]).toEqual([
      201,
      '1 parcel settled, Rs. 5,850 received.',
      1,
    ]);
    expect(await owed()).toMatchObject({
      parcels: [],
      owed: 0,
      settlements: [{ day: today, reference: 'P-1', parcels: 1, received: 5850, charges: 150 }],
    });
    expect(await kinds()).toEqual([
      ['taken', 6000],
      ['charge', -150],
      ['handed_in', -5850],
    ]);
  });

  test("a courier's list is shown row by row before anything is booked: what fits, differs, is unknown or missing", async () => {
    await deliver('N-1');
    const { order_number } = await deliver('N-2');
    await deliver('N-3');
    await deliver('N-4');
    await book([{ ref: 'N-4', cash: 6000, charge: 0 }], 6000, 'before');
    const file = [
      'Consignment No;COD Amount;Delivery Charge;Note',
      'N-1;"Rs. 6,000.00";150;',
      `${order_number};५९००;150;short`,
      'N-9;700;50;nobody knows it',
      'N-1;6000;150;again',
      'N-4;6000;150;settled before',
      'N-3;many;150;no number',
      ';;;',
    ].join('\r\n');
    const { status, body } = await check({ file: `\uFEFF${file}` });
    expect(status).toBe(200);
    expect(body.rows.map(({ line, ref, state, owed: due }) => [line, ref, state, due])).toEqual([
      [2, 'N-1', 'fits', 6000],
      [3, order_number, 'differs', 6000],
      [4, 'N-9', 'unknown', undefined],
      [5, 'N-1', 'twice', 6000],
      [6, 'N-4', 'nothing_owed', 0],
      [7, 'N-3', 'unreadable', undefined],
    ]);
    expect(body.missing.map(({ consignment }) => consignment)).toEqual(['N-3']);
    expect([body.received, body.charges, body.left]).toEqual([11_600, 300, 6100]);
    expect((await owed()).owed).toBe(18_000);
    const rows = body.rows.map(({ ref, cash, charge }) => ({ ref, cash, charge }));
    const booked = await book(rows.slice(0, 5), 11_600);
    expect(booked.body.settlement).toMatchObject({ booked: 2, received: 11_600, charges: 300 });
    // The missing sum is still owed.
    expect(
      (await owed()).parcels.map(({ consignment, owed: left }) => [consignment, left]),
    ).toEqual([
      ['N-2', 100],
      ['N-3', 6000],
    ]);
  });

  test('a settlement that is sent twice is booked once, and one that changed since it was checked is refused', async () => {
    await deliver('N-1');
    const rows = [{ ref: 'N-1', cash: 6000, charge: 0 }];
    const request = await requestOf(rows, 6000);
    const first = await send(request, 'one');
    const again = await send(request, 'one');
    expect([again.status, again.body.settlement]).toEqual([201, first.body.settlement]);
    await deliver('N-2');
    const both = [
      ...request.rows,
      { ref: 'N-2', cash: 6000, charge: 0, owed: 6000, state: 'fits' },
    ];
    const stale = await send({ ...request, rows: both, received: 12_000 }, 'two');
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'Something has changed since you checked: Rs. 6,000 would be booked now. Check again.',
    ]);
    expect((await book(rows, 0, 'three')).body.message).toBe('None of these rows can be booked.');
    expect((await owed()).owed).toBe(6000);
  });

  test('a list that is read again books nothing twice, also where its rows differ', async () => {
    await deliver('N-1');
    const rows = [{ ref: 'N-1', cash: 5900, charge: 100 }];
    await book(rows, 5800);
    expect((await owed()).owed).toBe(100);
    const again = await check({ rows });
    expect(again.body.rows.map(({ state }) => state)).toEqual(['nothing_owed']);
    expect((await book(rows, 5800, 'two')).status).toBe(400);
    expect(
      (await check({ rows: [{ ref: 'N-1', cash: 100, charge: 100 }] })).body.rows[0]?.state,
    ).toBe('nothing_owed');
    await book([{ ref: 'N-1', cash: 100, charge: 0 }], 100, 'three');
    expect((await owed()).owed).toBe(0);
  });

  test('the same sum of a parcel is booked of one list alone; typed it is meant, and so is that of a new delivery', async () => {
    const { id } = await deliver('N-1', 1000);
    const file = 'Consignment,COD\nN-1,400';
    const rows = [{ ref: 'N-1', cash: 400, charge: 0 }];
    expect(await stateOf({ file })).toBe('differs');
    expect((await book(rows, 400)).status).toBe(201);
    expect(await stateOf({ file })).toBe('nothing_owed');
    expect((await book(rows, 400, 'two')).status).toBe(400);
    expect((await owed()).owed).toBe(600);
    // Its charge is missing.
    expect(await stateOf({ file: 'Consignment,COD\nN-1,600' })).toBe('differs');
    expect(await stateOf({ rows })).toBe('differs');
    const seen = await seenRows(shop(), headers, { courier_id, rows, source: 'typed' });
    const { body } = await send(
      await requestOf(rows, 400, { source: 'typed', rows: seen }),
      'typed',
    );
    expect([body.settlement.booked, (await owed()).owed]).toEqual([1, 200]);
    await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
    await desk.tell(id, 'delivered', { cash_taken: 1200 });
    expect((await owed()).owed).toBe(400);
    expect(await stateOf({ file })).toBe('differs');
  });

  test('what is paid later to the courier begins no list anew', async () => {
    const { id } = await deliver('N-1', 5600);
    const file = 'Consignment,COD\nN-1,300';
    expect((await book([{ ref: 'N-1', cash: 300, charge: 0 }], 300)).status).toBe(201);
    const debt = { end: 'paid', amount: 400, owed: 400, courier_id };
    const url = `/order-product/${id}/parcel/1/debt`;
    expect((await post(url, debt, { 'idempotency-key': 'later' })).status).toBe(200);
    expect((await owed()).owed).toBe(5700);
    expect(await stateOf({ file })).toBe('nothing_owed');
    expect(await stateOf({ file: 'Consignment,COD\nN-1,5700' })).toBe('differs');
  });

  test('a charge that was booked before there was cash keeps nothing of that cash from the book', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id, consignment: 'N-1', charge: 100 });
    const chargeOnly = [{ ref: 'N-1', cash: 0, charge: 100 }];
    expect((await book(chargeOnly, -100)).status).toBe(201);
    await desk.tell(id, 'delivered');
    // The earlier list, read again, and one of the delivery.
    expect(await stateOf({ rows: chargeOnly })).toBe('nothing_owed');
    expect(await stateOf({ file: 'Consignment,COD,Charge\nN-1,0,100' })).toBe('nothing_owed');
    expect(await stateOf({ file: 'Consignment,COD,Charge\nN-1,6000,100' })).toBe('fits');
    const rows = [{ ref: 'N-1', cash: 6000, charge: 100 }];
    expect((await book(rows, 5900, 'two')).status).toBe(201);
    expect((await owed()).owed).toBe(0);
    expect(await stateOf({ rows })).toBe('nothing_owed');
  });

  test('a list that names the order alone is not booked of another parcel of it when it is read again', async () => {
    const { id, order_number } = await desk.placeOrder();
    await desk.split(id, [{ line: 1, quantity: 3 }]);
    for (const number of [1, 2]) await desk.tell(id, 'handed_over', { number, courier_id });
    await desk.tell(id, 'delivered');
    const file = `Order number,COD\n${order_number},3000`;
    expect(await stateOf({ file })).toBe('fits');
    const rows = [{ ref: order_number, cash: 3000, charge: 0 }];
    expect((await book(rows, 3000)).status).toBe(201);
    await desk.tell(id, 'delivered', { number: 2 });
    expect(await stateOf({ file })).toBe('nothing_owed');
    expect((await book(rows, 3000, 'two')).status).toBe(400);
    // Typed, or with the number of its parcel, it is unambiguous.
    expect(await stateOf({ rows })).toBe('fits');
    expect(await stateOf({ file: `Order number,COD\n${order_number}/2,3000` })).toBe('fits');
  });

  test('a settlement that was taken back may be read again', async () => {
    await deliver('N-1', 1000);
    const rows = [{ ref: 'N-1', cash: 400, charge: 0 }];
    const { body } = await book(rows, 400);
    const url = `/cash/settlement/${body.settlement.id}`;
    const { rows: settled } = await get<SettledResponse>(url);
    const reversal = { reason: 'The other courier', rows: settled };
    const back = await post(`${url}/reverse`, reversal, { 'idempotency-key': 'back' });
    expect(back.status).toBe(201);
    const again = await check({ file: 'Consignment,COD\nN-1,400' });
    expect(again.body.rows[0]?.state).toBe('differs');
  });

  test('the day of a settlement is today or earlier', async () => {
    await deliver('N-1');
    const rows = [{ ref: 'N-1', cash: 6000, charge: 0 }];
    const sent = await requestOf(rows, 6000);
    const bookOn = (day: string) => send({ ...sent, day }, day);
    const tomorrow = await bookOn(kathmanduDate(daysLater(new Date(), 1)));
    expect([tomorrow.status, tomorrow.body.message]).toEqual([
      400,
      'The day of a settlement is today or earlier.',
    ]);
    expect((await bookOn(kathmanduDate(daysLater(new Date(), -30)))).status).toBe(201);
  });

  test('who takes less than was due says so; the buyer owes the rest, and no courier', async () => {
    await deliver('N-1', 5500);
    expect((await owed()).owed).toBe(5500);
    expect(await kinds()).toEqual([
      ['taken', 5500],
      ['short', 500],
    ]);
  });

  test('a delivery that was none takes its cash back; one that the buyer returns is the shop’s to give back', async () => {
    const mistake = await deliver('N-1');
    await desk.tell(mistake.id, 'coming_back', { reason: 'not_at_home' });
    expect((await owed()).owed).toBe(0);
    const returned = await deliver('N-2');
    await desk.tell(returned.id, 'coming_back', { reason: 'returned' });
    expect((await owed()).owed).toBe(6000);
    expect(await kinds()).toEqual([
      ['taken', 6000],
      ['taken', -6000],
      ['taken', 6000],
      ['to_refund', -6000],
    ]);
    // The buyer took it after all: nothing is collected twice.
    await desk.tell(returned.id, 'delivered');
    expect((await kinds()).at(-1)).toEqual(['to_refund', 6000]);
    expect((await owed()).owed).toBe(6000);
  });

  test('a parcel that brought nothing may cost something, once', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id, consignment: 'N-1' });
    const rows = [{ ref: 'N-1', cash: 0, charge: 80 }];
    expect((await check({ rows })).body).toMatchObject({ received: -80, charges: 80, left: 0 });
    expect((await book(rows, -80)).status).toBe(201);
    expect((await check({ rows })).body.rows[0]?.state).toBe('nothing_owed');
    expect((await owed()).owed).toBe(0);
  });

  test('what will never come is written off, with its reason and no further than it is owed', async () => {
    const { id } = await deliver('N-1');
    const off = (amount: number, seen: number, courier = courier_id) => {
      const parcel = { courier_id: courier, order_id: id, number: 1, owed: seen };
      return post('/cash/write-off', { ...parcel, amount, remarks: 'Lost' });
    };
    expect((await off(6001, 6000)).body.message).toBe('Only Rs. 6,000 are owed.');
    expect((await off(1000, 6000)).body.message).toBe('Written off.');
    // Sent twice, or with a sum that somebody else settled meanwhile.
    const again = await off(1000, 6000);
    expect([again.status, again.body.message]).toEqual([
      409,
      'Something has changed since you looked: Rs. 5,000 are owed of this parcel now.',
    ]);
    expect((await owed()).owed).toBe(5000);
    expect((await off(5000, 5000)).status).toBe(200);
    expect((await off(1, 1)).status).toBe(409);
    expect((await off(1, 1, 999_999)).status).toBe(404);
  });

  test('the book tells days and people; the drawer takes what nobody brought', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'delivered');
    await deliver('N-1');
    const { sums } = await get<CashBookResponse>('/cash/book');
    expect(
      sums.map(({ day, courier, by, kind, amount }) => [day, courier, by === null, kind, amount]),
    ).toEqual([
      [today, null, false, 'taken', 6000],
      [today, 'NCM', true, 'taken', 6000],
    ]);
    const other = await get<CashBookResponse>('/cash/book?from=2020-01-01&to=2020-01-31');
    expect([other.entries, other.sums]).toEqual([[], []]);
    expect((await shop().call({ url: '/cash/book?from=2026-02-31', headers })).status).toBe(400);
  });

  test('what the courier takes is suggested by the places it serves', async () => {
    const { id } = await desk.placeOrder();
    const { district_id, city_id } = await desk.read(id);
    await shop()
      .db.insertInto('courier_place')
      .values([
        {
          courier_id,
          district_id: null,
          city_id: null,
          up_to_grams: null,
          charge_paisa: 30_000,
          days: null,
        },
        {
          courier_id,
          district_id,
          city_id: null,
          up_to_grams: null,
          charge_paisa: 20_000,
          days: null,
        },
        { courier_id, district_id, city_id, up_to_grams: 500, charge_paisa: 10_000, days: null },
      ])
      .execute();
    await desk.tell(id, 'handed_over', { courier_id });
    expect((await desk.read(id)).parcels[0]?.charge).toBe(100);
  });

  test('sums are read as they are meant, whichever way a list writes them', async () => {
    const sums = [
      ['1200,50', 1200.5],
      ['Rs. 1,23,456.50', 123_456.5],
      ['1,200', 1200],
      ['12,00,000', 1_200_000],
      ['१२००,५', 1200.5],
      ['', 0],
      ['1.200,50', undefined],
      ['12,00', 12],
      ['1,20,50', undefined],
    ] as const;
    const file = ['Consignment;COD', ...sums.map(([cell], at) => `N-${at};${cell}`)].join('\n');
    const { rows } = (await check({ file })).body;
    expect(rows.map(({ state, cash }) => (state === 'unreadable' ? undefined : cash))).toEqual(
      sums.map(([, rupees]) => rupees),
    );
  });

  test('files that are no list say so', async () => {
    const words = async (file: string) => (await check({ file })).body.message;
    expect(await words('Name,Sum\r\nx,1')).toMatch(/^The first line needs a column/);
    expect(await words('"a')).toBe("The file couldn't be read as a table (CSV).");
    expect((await check({})).body.message).toBe('Send rows or a file.');
  });

  test('who has had cash longest stands first, and what is a week old is late (D291)', async () => {
    await deliver('N-1');
    const late = await deliver('N-2');
    courier_id = await desk.addCourier('Upaya');
    const recent = await deliver('U-1');
    await sql`update cash_owed set since = now() - interval '8 days' where parcel_id = (
      select id from parcel where order_id = ${late.id})`.execute(shop().db);
    const narrowed = async (by = '') =>
      (await get<OwedResponse>(`/cash/owed${by}`)).couriers.map((each) => [
        each.name,
        each.parcels,
        each.late,
      ]);
    expect(await narrowed()).toEqual([
      ['NCM', 2, 1],
      ['Upaya', 1, 0],
    ]);
    const { counts } = await get<DeskResponse>('/order-product/desk?stage=new');
    expect(counts).toMatchObject({ owed: 3 });
    expect(await narrowed('?late=true')).toEqual([['NCM', 1, 1]]);
    expect(await narrowed('?kind=rider')).toEqual([]);
    const { district_id, city_id } = await shop()
      .db.selectFrom('orders')
      .select(['district_id', 'city_id'])
      .where('id', '=', recent.id)
      .executeTakeFirstOrThrow();
    expect(await narrowed(`?district_id=${district_id}&city_id=${city_id}`)).toContainEqual([
      'Upaya',
      1,
      0,
    ]);
    // Each order has a district of its own.
    expect(await narrowed(`?district_id=${district_id}`)).toEqual([['Upaya', 1, 0]]);
    expect(await narrowed('?city_id=2147483647')).toEqual([]);
    expect((await owed()).parcels.map(({ is_late }) => is_late)).toEqual([false]);
  });

  test('what the shop owes a courier is no debt of theirs: it has no parcels, no day, and comes last', async () => {
    const paid = await deliver('N-1');
    await book([{ ref: 'N-1', cash: 6000, charge: 0 }], 6000);
    await desk.tell(paid.id, 'coming_back', { reason: 'not_at_home' });
    expect(await listed()).toEqual([['NCM', 0, -6000, false]]);
    await deliver('N-2');
    expect(await listed()).toEqual([['NCM', 1, 0, true]]);
    courier_id = await desk.addCourier('Upaya');
    await deliver('U-1');
    await sql`update cash_owed set since = now() - interval '8 days' where owed_paisa < 0`.execute(
      shop().db,
    );
    await sql`update cash_owed set since = now() - interval '1 day' where courier_id = ${courier_id}`.execute(
      shop().db,
    );
    expect((await listed()).map(([name]) => name)).toEqual(['Upaya', 'NCM']);
  });

  test('staff see none of it', async () => {
    const { headers: staff } = await signedIn(shop());
    const answers = await Promise.all(
      ['/cash/owed', `/cash/owed/${courier_id}`, '/cash/book'].map((url) =>
        shop().call({ url, headers: staff }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

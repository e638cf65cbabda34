import { sql } from 'kysely';
import type {
  CourierCashResponse,
  SettledResponse,
  SettlementCheck,
  SettlementResponse,
} from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { NOTED_CASH } from '../../operator/cash-notes';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';
import { seenRows } from '../../testing/settlements';

const day = kathmanduDate(new Date());

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  let id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    courier_id = await desk.addCourier();
    ({ id } = await desk.placeOrder());
    await desk.tell(id, 'handed_over', { courier_id, consignment: 'N-1' });
    await desk.tell(id, 'delivered');
  });

  const post = <Body>(url: string, body: object, key = 'one') =>
    shop().call<Body & { message: string; code?: string }>({
      method: 'POST',
      url,
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
  const get = async <Body>(url: string) => (await shop().call<Body>({ url, headers })).body;
  const owed = async () => (await get<CourierCashResponse>(`/cash/owed/${courier_id}`)).owed;
  const requestOf = async (cash: number) => {
    const rows = [{ ref: 'N-1', cash, charge: 0 }];
    const seen = await seenRows(shop(), headers, { courier_id, rows, source: 'typed' });
    return { courier_id, day, reference: '', source: 'typed', rows: seen, received: cash };
  };
  const book = (request: object, key?: string) =>
    post<SettlementResponse & { details?: SettlementCheck }>('/cash/settlement', request, key);
  const writeOff = (amount: number, seen: number, key?: string) => {
    const parcel = { courier_id, order_id: id, number: 1, owed: seen, remarks: 'Lost' };
    return post<{ details?: object }>('/cash/write-off', { ...parcel, amount }, key);
  };
  const notes = async () => {
    const { rows } = await sql<{ finding: string }>`${sql.raw(NOTED_CASH.query)}`.execute(
      shop().db,
    );
    return rows.map(({ finding }) => finding);
  };

  test('a settlement that was checked before a write-off books nothing, and says what is owed now (D312)', async () => {
    const request = await requestOf(6000);
    expect((await writeOff(2000, 6000, 'off')).status).toBe(200);
    const { status, body } = await book(request);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.details?.rows).toMatchObject([{ ref: 'N-1', owed: 4000, state: 'differs' }]);
    expect(await owed()).toBe(4000);
    expect((await book(await requestOf(4000))).status).toBe(201);
    expect([await owed(), await brokenInvariants(shop().db)]).toEqual([0, []]);
  });

  test('a row that would be booked in another state than it was seen is refused', async () => {
    const request = await requestOf(6000);
    const seenAs = (state: string) => ({
      ...request,
      rows: request.rows.map((row) => ({ ...row, state })),
    });
    expect((await book(seenAs('nothing_owed'))).status).toBe(409);
    const { rows: _none, ...without } = request;
    expect((await book(without)).status).toBe(400);
    // The paid sum in a list is not sent again: a row that differs only by it is booked as one that fits.
    expect((await book(seenAs('differs'))).status).toBe(201);
  });

  test('more than is owed needs a word, which stands in the book, and the doctor tells of it', async () => {
    const request = await requestOf(6500);
    const silent = await book(request);
    expect([silent.status, await owed()]).toEqual([400, 6000]);
    expect((await book({ ...request, remarks: 'Two parcels in one' })).status).toBe(201);
    expect([await owed(), await brokenInvariants(shop().db)]).toEqual([-500, []]);
    expect(await notes()).toEqual([expect.stringContaining('the shop owes NCM Rs. 500.00')]);
  });

  test('the doctor finds an account below zero that no word explains', async () => {
    await book(await requestOf(6000));
    const parcel = sql`(select id from parcel where order_id = ${id})`;
    await sql`insert into cash_entry (day, kind, amount_paisa, courier_id, parcel_id, by_email, remarks)
      values (now()::date, 'written_off', -206700, ${courier_id}, ${parcel}, 'x@pasal.test', 'Lost')`.execute(
      shop().db,
    );
    await sql`insert into cash_owed (courier_id, parcel_id, owed_paisa) values (${courier_id}, ${parcel}, -206700)`.execute(
      shop().db,
    );
    expect(await brokenInvariants(shop().db)).toEqual([
      expect.stringContaining('the shop owes NCM Rs. 2067.00, and nothing says why'),
    ]);
  });

  test('a settlement is taken back as its parcels were seen', async () => {
    const { body } = await book(await requestOf(5000));
    const url = `/cash/settlement/${body.settlement.id}`;
    const { rows } = await get<SettledResponse>(url);
    expect(rows).toMatchObject([{ owed: 1000 }]);
    await writeOff(1000, 1000, 'off');
    const reversal = { reason: 'Another courier', rows };
    const stale = await post<{ details?: object }>(`${url}/reverse`, reversal, 'back');
    expect([stale.status, stale.body.details]).toEqual([
      409,
      { rows: [expect.objectContaining({ number: 1, owed: 0 })] },
    ]);
    for (const none of [[], [{ ...rows[0], number: 2 }]])
      expect((await post(`${url}/reverse`, { ...reversal, rows: none }, 'x')).status).not.toBe(201);
    const now = (await get<SettledResponse>(url)).rows;
    expect((await post(`${url}/reverse`, { ...reversal, rows: now }, 'back')).status).toBe(201);
    expect([await owed(), await brokenInvariants(shop().db)]).toEqual([5000, []]);
  });

  test('who reverses a payment that its courier handed in already is told what the shop owes them', async () => {
    await desk.tell(id, 'coming_back', { reason: 'not_at_home' });
    await desk.tell(id, 'delivered', { cash_taken: 5500 });
    const url = `/order-product/${id}/parcel/1/debt`;
    await post(url, { end: 'paid', amount: 500, owed: 500, courier_id }, 'debt');
    await book(await requestOf(6000));
    const [entry] = (await desk.read(id)).parcels[0]?.ended ?? [];
    const reversal = { entry: entry?.id, reason: 'Another order', due: 0 };
    const stale = await post(`${url}/reverse`, { ...reversal, owed: 500 }, 'stale');
    expect([stale.status, stale.body]).toEqual([
      409,
      expect.objectContaining({ details: { owed: 0 } }),
    ]);
    const { status, body } = await post(`${url}/reverse`, { ...reversal, owed: 0 }, 'back');
    expect([status, body.message]).toEqual([
      200,
      'Reversed. It is owed again. The courier had handed it in already: the shop owes them Rs. 500 of this parcel now.',
    ]);
    expect([await owed(), await brokenInvariants(shop().db)]).toEqual([-500, []]);
  });

  test('what is written off twice with one key is written off once, and another body is refused (A28)', async () => {
    for (const _ of [1, 2]) expect((await writeOff(1000, 6000, 'off')).status).toBe(200);
    const other = await writeOff(2000, 6000, 'off');
    expect([other.status, other.body.code, await owed()]).toEqual([
      422,
      'IDEMPOTENCY_MISMATCH',
      5000,
    ]);
  });

  test('the key of a settlement belongs to its rows, and reverses nothing', async () => {
    const request = await requestOf(1000);
    const { body } = await book(request);
    expect((await book({ ...request, reference: 'another' })).status).toBe(422);
    const url = `/cash/settlement/${body.settlement.id}`;
    const { rows } = await get<SettledResponse>(url);
    const back = await post(`${url}/reverse`, { reason: 'wrong', rows });
    expect([back.status, back.body.code, await owed()]).toEqual([
      422,
      'IDEMPOTENCY_MISMATCH',
      5000,
    ]);
    // A failed request does not use up its key.
    expect((await post(`${url}/reverse`, { reason: 'wrong', rows: [] }, 'two')).status).toBe(400);
    expect((await post(`${url}/reverse`, { reason: 'wrong', rows }, 'two')).status).toBe(201);
  });

  test('money has at most two decimals, wherever it comes in (A8)', async () => {
    const request = await requestOf(1000);
    const row = request.rows[0];
    const wrong = [
      await book({ ...request, rows: [{ ...row, cash: 0.001 }] }),
      await book({ ...request, rows: [{ ...row, charge: 0.001 }] }),
      await writeOff(0.015, 6000),
      await desk.tell(id, 'handed_over', { courier_id, charge: 0.005 }),
      await desk.tell(id, 'delivered', { cash_taken: 0.001 }),
      await post(`/order-product/${id}/parcel/1/refund`, {
        amount: 1.999,
        way: 'cash',
        reference: '',
        due: 0,
      }),
    ];
    expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 400));
    expect(wrong[0]?.body).toMatchObject({
      details: [{ path: 'rows.0.cash', message: 'must have at most 2 decimals' }],
    });
  });
});

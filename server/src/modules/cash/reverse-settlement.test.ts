import type {
  CashBookResponse,
  CourierCashResponse,
  OwedNow,
  SettledResponse,
  SettlementCheck,
  SettlementResponse,
} from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';
import { seenRows } from '../../testing/settlements';

const today = kathmanduDate(new Date());
const ROWS = [{ ref: 'N-1', cash: 5900, charge: 150 }];

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    courier_id = await desk.addCourier();
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id, consignment: 'N-1', charge: 150 });
    await desk.tell(id, 'delivered');
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  const get = async <Body>(url: string) => (await shop().call<Body>({ url, headers })).body;
  const post = <Body>(url: string, body: object, key = '') =>
    shop().call<Body & { message: string }>({
      method: 'POST',
      url,
      body,
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    });
  const owed = () => get<CourierCashResponse>(`/cash/owed/${courier_id}`);
  async function book(key: string): Promise<number> {
    const rows = await seenRows(shop(), headers, { courier_id, rows: ROWS, source: 'typed' });
    const sent = { courier_id, day: today, reference: 'P-1', source: 'typed', rows };
    const { body } = await post<SettlementResponse>(
      '/cash/settlement',
      { ...sent, received: 5750 },
      key,
    );
    return body.settlement.id;
  }
  const reversalOf = async (id: number) => {
    const { rows = [] } = await get<SettledResponse>(`/cash/settlement/${id}`);
    return { reason: 'It was the other courier', rows };
  };
  const reverse = async (id: number, key: string, reversal?: object) =>
    post<SettlementResponse & { code?: string; details?: OwedNow }>(
      `/cash/settlement/${id}/reverse`,
      reversal ?? (await reversalOf(id)),
      key,
    );

  test('a settlement that was booked wrong is taken back by another one, and can be booked anew', async () => {
    const id = await book('one');
    expect((await owed()).owed).toBe(100);
    const { status, body } = await reverse(id, 'back');
    expect([status, body.message, body.settlement]).toEqual([
      201,
      'Settlement reversed. What it settled is owed again.',
      { id: expect.any(Number), booked: 1, received: -5750, charges: -150 },
    ]);
    const now = await owed();
    // The charge is expected again as well.
    expect(now.parcels).toEqual([expect.objectContaining({ owed: 6000, charge: 150 })]);
    expect(
      now.settlements.map(({ reverses, is_reversed, reason }) => [reverses, is_reversed, reason]),
    ).toEqual([
      [id, false, 'It was the other courier'],
      [null, true, null],
    ]);
    const { sums } = await get<CashBookResponse>('/cash/book');
    expect(sums.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 0],
      ['handed_in', 0],
      ['taken', 6000],
    ]);
    const checked = await post<SettlementCheck>('/cash/settlement/check', {
      courier_id,
      rows: ROWS,
    });
    expect(checked.body.rows.map(({ state }) => state)).toEqual(['differs']);
    await book('two');
    expect((await owed()).owed).toBe(100);
  });

  test('it is taken back once, and what takes one back stays', async () => {
    const id = await book('one');
    const reversal = await reversalOf(id);
    const answers = await Promise.all([
      reverse(id, 'back', reversal),
      reverse(id, 'back', reversal),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await owed()).owed).toBe(6000);
    const again = await reverse(id, 'later');
    expect([again.status, again.body.message]).toEqual([
      409,
      'This settlement was reversed already.',
    ]);
    const other = await reverse(answers[0]?.body.settlement.id ?? 0, 'other');
    expect([other.status, other.body.message]).toEqual([
      409,
      'This one reverses another settlement. Book the right settlement anew.',
    ]);
    expect((await reverse(999_999, 'none', await reversalOf(id))).status).toBe(404);
    expect((await reverse(id, '')).status).toBe(400);
  });

  test('it is printed parcel by parcel', async () => {
    const id = await book('one');
    const settled = await get<SettledResponse>(`/cash/settlement/${id}`);
    expect(settled).toMatchObject({
      courier: 'NCM',
      settlement: { id, reference: 'P-1', received: 5750, charges: 150 },
      rows: [{ consignment: 'N-1', number: 1, cash: 5900, charge: 150 }],
    });
    expect((await shop().call({ url: '/cash/settlement/999999', headers })).status).toBe(404);
  });

  test('what the shop owes a courier is evened out, no further than it does', async () => {
    await book('one');
    const [{ order_id = 0 } = {}] = (await owed()).parcels;
    await desk.tell(order_id, 'coming_back', { reason: 'not_at_home' });
    expect((await owed()).owed).toBe(-5900);
    const off = (amount: number) =>
      post('/cash/write-off', {
        courier_id,
        order_id,
        number: 1,
        amount,
        owed: -5900,
        remarks: 'Paid back to the courier',
      });
    expect((await off(5900)).body.message).toBe('The shop owes only Rs. 5,900.');
    expect((await off(-5900)).status).toBe(200);
    expect((await owed()).owed).toBe(0);
  });
});

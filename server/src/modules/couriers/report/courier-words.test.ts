import type {
  CourierReportResponse,
  CourierWords,
  SettlementCheck,
  CourierCashResponse,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { brokenInvariants } from '../../../testing/database/invariants';
import { signedIn } from '../../../testing/factories';
import { parcelDesk } from '../../../testing/parcels';

type Headers = Record<string, string>;

onBothDatabases((shop) => {
  let headers: Headers;
  let admin: Headers;
  let accountant: Headers;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
    ({ headers: admin } = await signedIn(shop(), 'admin'));
    ({ headers: accountant } = await signedIn(shop(), 'accountant'));
    courier_id = await desk.addCourier();
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  const handOver = async (consignment: string) => {
    const order = await desk.placeOrder();
    await desk.tell(order.id, 'handed_over', { courier_id, consignment, charge: 90 });
    return order;
  };
  const send = async (list: string, dry = false) => {
    const body = { text: list, dry };
    const url = `/courier/${courier_id}/report`;
    const answer = await shop().call<CourierReportResponse>({ method: 'POST', url, headers, body });
    return answer.body;
  };
  const resultsOf = async (list: string, dry = true) =>
    (await send(list, dry)).rows.map(({ result, event }) => [result, event]);
  const say = (body: CourierWords, who = headers) =>
    shop().call<{ message: string }>({
      method: 'PUT',
      url: `/courier/${courier_id}/words`,
      headers: who,
      body,
    });
  const check = async (file: string) => {
    const body = { courier_id, file };
    const url = '/cash/settlement/check';
    return (await shop().call<SettlementCheck>({ method: 'POST', url, headers: accountant, body }))
      .body;
  };
  const fitOf = async (heading: string, cells: string) => {
    const [row] = (await check(`Consignment No,${heading}\nN-1,${cells}`)).rows;
    return row?.state;
  };
  const owedNow = async () => {
    const url = `/cash/owed/${courier_id}`;
    return (await shop().call<CourierCashResponse>({ url, headers: accountant })).body.owed;
  };
  const stageOf = async (id: number) => (await desk.read(id)).stage;

  test('a word that is not known is asked once for its courier, and remembered', async () => {
    const { id } = await handOver('N-1');
    const list = 'CN #,Status\nN-1,Safal';
    const asked = await send(list, true);
    expect([asked.unknown_states, asked.rows[0]?.result]).toEqual([['Safal'], 'refused']);
    expect((await say({ states: [{ word: 'SAFAL.', event: 'delivered' }] })).status).toBe(200);
    const known = await send(list);
    expect([known.unknown_states, known.rows[0]?.result]).toEqual([[], 'told']);
    expect(await stageOf(id)).toBe('delivered');
    // The word may have another meaning for another courier.
    courier_id = await desk.addCourier('Upaya');
    await handOver('N-2');
    expect((await send('CN,Status\nN-2,Safal', true)).unknown_states).toEqual(['Safal']);
  });

  test('what went back to its sender books no cash and is never delivered', async () => {
    const { id } = await handOver('N-1');
    const states = ['RTO Delivered', 'RTS Delivered', 'Delivered Back', 'Delivered to sender'];
    for (const state of states) {
      expect(await resultsOf(`AWB,Status\nN-1,${state}`)).toEqual([['told', 'coming_back']]);
    }
    const refused = [['refused', null]];
    expect(await resultsOf('AWB,Type,Status\nN-1,RTO,Delivered')).toEqual(refused);
    expect(await resultsOf('AWB,Status,Remarks\nN-1,Delivered,returned to vendor')).toEqual(
      refused,
    );
    expect(await resultsOf('AWB,Status\nN-1,Undelivered')).toEqual([['told', 'not_delivered']]);
    await send('AWB,Status\nN-1,RTO');
    // The courier delivers it back to the shop.
    expect(await resultsOf('AWB,Status\nN-1,Delivered', false)).toEqual([['refused', 'delivered']]);
    expect([await stageOf(id), await owedNow()]).toEqual(['coming_back', 0]);
    const { status, body } = await say({ states: [{ word: 'RTO OK', event: 'delivered' }] });
    expect([status, body.message]).toEqual([
      400,
      '"RTO OK" says that the parcel went back. It cannot mean delivered.',
    ]);
  });

  test('a parcel is found by its number as people and spreadsheets write it', async () => {
    const { order_number } = await handOver('00012345');
    await handOver('TX-70 0001');
    await handOver('TX1');
    await handOver('tx-1');
    const digits = order_number.split('-').at(-1);
    const found = [
      '12345',
      "'00012345",
      '="00012345"',
      '12345.0',
      '०००१२३४५',
      'tx700001',
      'TX700001',
      order_number.toLowerCase(),
      order_number.replaceAll('-', ' '),
      `NP-2026-${Number(digits)}/1`.replace('2026', order_number.slice(3, 7)),
    ];
    const list = ['AWB,Status', ...found.map((number) => `${number},In transit`)].join('\n');
    expect((await send(list, true)).rows.map(({ result }) => result)).toEqual([
      'told',
      ...found.slice(1, 5).map(() => 'old'),
      'told',
      ...found.slice(6).map(() => 'old'),
    ]);
    // Two match without punctuation; only one matches exactly.
    expect(await resultsOf('AWB,Status\nTX 1,In transit\nTX1,In transit')).toEqual([
      ['unknown', 'on_the_way'],
      ['told', 'on_the_way'],
    ]);
    const short = await send('AWB,Status\n1.23E+04,Delivered', true);
    expect(short.rows[0]?.problem).toMatch(/^A spreadsheet shortened this number/);
    expect((await check('AWB,COD\n12345,1')).rows[0]?.order_number).toBe(order_number);
  });

  test('a list of money asks which column is meant, and who keeps the money answers once', async () => {
    const { id } = await handOver('N-1');
    await desk.tell(id, 'delivered');
    const owed = await owedNow();
    const list = `Waybill Number,COD,Cash,Charge\nN-1,${owed},10,90`;
    const asked = await check(list);
    expect([asked.rows, asked.asks]).toEqual([
      [],
      [{ name: 'cash', several: false, choices: ['COD', 'Cash'] }],
    ]);
    expect((await say({ headings: { cash: 'COD' } })).status).toBe(403);
    expect((await say({ headings: { state: 'Cash' } }, accountant)).status).toBe(403);
    expect((await say({ headings: { cash: 'COD' } }, accountant)).status).toBe(200);
    expect(await check(list)).toMatchObject({ asks: [], rows: [{ state: 'fits', cash: owed }] });
    expect((await say({ headings: { state: 'State' } }, admin)).status).toBe(200);
    expect(await check(list)).toMatchObject({ asks: [] });
  });

  test('a row fits where cash, charge and what was paid agree', async () => {
    const { id } = await handOver('N-1');
    await desk.tell(id, 'delivered');
    const owed = await owedNow();
    expect(await fitOf('COD Amount,Delivery Charges', `${owed},90`)).toBe('fits');
    expect(await fitOf('COD Amount,Net Payable', `${owed},${owed - 90}`)).toBe('fits');
    const differs = [
      ['COD Amount', `${owed}`],
      ['COD Amount,Delivery Charges', `${owed},`],
      ['COD Amount,Delivery Charges', `${owed},80`],
      ['COD Amount,Delivery Charges,Net Payable', `${owed},90,${owed}`],
      ['COD Amount,Collected Amount,Charge', `${owed},71,90`],
    ] as const;
    for (const [heading, cells] of differs) expect(await fitOf(heading, cells)).toBe('differs');
  });
});

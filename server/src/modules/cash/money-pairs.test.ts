import type { CourierCashResponse, SettledResponse } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { onTwoServers } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { returnDesk } from '../../testing/returns';
import { seenRows } from '../../testing/settlements';

/** The sums a call moves: the courier's account, the buyer's debt, and the refund due to the buyer. */
interface Moves {
  courier?: number;
  owes?: number;
  due?: number;
}

/** A call with the values its page showed, and the money it moves. */
interface MoneyCall {
  name: string;
  url: string;
  body: object;
  moves: Moves;
}

/** In each of these pairs one call invalidates the other: only one succeeds. */
const ONE_OF = [
  ['settle', 'write off'],
  ['settle', 'reverse the settlement'],
  ['write off', 'reverse the settlement'],
  ['pay later', 'forgive'],
  ['pay later', 'reverse the payment'],
  ['forgive', 'reverse the payment'],
];
const NAMES = [
  'settle',
  'reverse the settlement',
  'write off',
  'pay later',
  'forgive',
  'reverse the payment',
  'refund the return',
  'refund the parcel',
] as const;

const isExclusive = (one: string, other: string) =>
  one === other || ONE_OF.some((pair) => pair.includes(one) && pair.includes(other));

onTwoServers((shop) => {
  let headers: Record<string, string>;
  let presses = 0;
  const desk = returnDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });

  const get = async <Body>(url: string) => (await shop().call<Body>({ url, headers })).body;
  const press = <Body>({ url, body }: Pick<MoneyCall, 'url' | 'body'>) => {
    presses += 1;
    const marked = { ...headers, 'idempotency-key': `press-${presses}` };
    return shop().call<Body>({ method: 'POST', url, body, headers: marked });
  };

  async function settlementOf(courier_id: number, cash: Record<string, number>) {
    const rows = Object.entries(cash).map(([ref, sum]) => ({ ref, cash: sum, charge: 0 }));
    const seen = await seenRows(shop(), headers, { courier_id, rows, source: 'typed' });
    const received = rows.reduce((sum, row) => sum + row.cash, 0);
    const about = { courier_id, day: kathmanduDate(new Date()), reference: '', source: 'typed' };
    return { url: '/cash/settlement', body: { ...about, rows: seen, received } };
  }

  /** An order on which every call is possible: with a debt, a payment and a settlement to reverse, and two refunds. */
  async function openOrder() {
    const order = await desk.placeOrder();
    const { id, order_number } = order;
    const courier_id = await desk.addCourier(`NCM ${id}`);
    await desk.split(id, [{ line: 1, quantity: 2 }]);
    for (const number of [1, 2]) await desk.tell(id, 'handed_over', { number, courier_id });
    await desk.tell(id, 'delivered', { cash_taken: 3000 });
    await desk.tell(id, 'delivered', { number: 2 });
    await desk.tell(id, 'coming_back', { number: 2, reason: 'returned' });
    const parcel = `/order-product/${id}/parcel/1`;
    const paid = { end: 'paid', amount: 200, owed: 1000, courier_id };
    await press({ url: `${parcel}/debt`, body: paid });
    const part = await settlementOf(courier_id, { [`${order_number}/1`]: 1000 });
    const booked = await press<{ settlement: { id: number } }>(part);
    await desk.ask(order, { items: [{ line: 2, quantity: 1 }] });
    const returned = Number((await desk.list(`?order_id=${id}`)).returns[0]?.id);
    await desk.step(returned, 1, { step: 'agree' });
    const came = [{ line: 2, whole: 1, damaged: 0 }];
    await desk.step(returned, 2, { step: 'receive', checked_in: came });
    return { ...order, courier_id, parcel, returned, settlement: booked.body.settlement.id };
  }
  type Open = Awaited<ReturnType<typeof openOrder>>;

  async function standing({ id, courier_id }: Open) {
    const [one, two] = (await desk.read(id)).parcels;
    const { owed } = await get<CourierCashResponse>(`/cash/owed/${courier_id}`);
    return { courier: owed, owes: one?.owes ?? 0, due: two?.to_refund ?? 0 };
  }

  /** Every call that moves money, as sent by a page that shows the order as it is now. */
  async function callsOn(open: Open): Promise<MoneyCall[]> {
    const { id, order_number, courier_id, parcel, returned, settlement } = open;
    const refs = { [`${order_number}/1`]: 2200, [`${order_number}/2`]: 2000 };
    const settle = await settlementOf(courier_id, refs);
    const { rows } = await get<SettledResponse>(`/cash/settlement/${settlement}`);
    const [first] = (await desk.read(id)).parcels;
    const entry = first?.ended?.[0]?.id;
    const row = (await desk.list(`?order_id=${id}`)).returns.find((each) => each.id === returned);
    const { refundable = 0, version = 0 } = row ?? {};
    const paid = { way: 'cash', reference: '' };
    const seen = { courier_id, order_id: id, number: 1, owed: 2200 };
    return [
      { name: 'settle', ...settle, moves: { courier: -4200 } },
      {
        name: 'reverse the settlement',
        url: `/cash/settlement/${settlement}/reverse`,
        body: { reason: 'wrong', rows },
        moves: { courier: 1000 },
      },
      {
        name: 'write off',
        url: '/cash/write-off',
        body: { ...seen, amount: 2200, remarks: 'lost' },
        moves: { courier: -2200 },
      },
      {
        name: 'pay later',
        url: `${parcel}/debt`,
        body: { end: 'paid', amount: 800, owed: 800, courier_id },
        moves: { courier: 800, owes: -800 },
      },
      {
        name: 'forgive',
        url: `${parcel}/debt`,
        body: { end: 'forgiven', amount: 800, owed: 800, remarks: 'a scratch' },
        moves: { owes: -800 },
      },
      {
        name: 'reverse the payment',
        url: `${parcel}/debt/reverse`,
        body: { entry, reason: 'wrong', owed: 800, due: 0 },
        moves: { courier: -200, owes: 200 },
      },
      {
        name: 'refund the return',
        url: `/returns/${returned}/refund`,
        body: { ...paid, amount: 1000, version, refundable },
        moves: {},
      },
      {
        name: 'refund the parcel',
        url: `/order-product/${id}/parcel/2/refund`,
        body: { ...paid, amount: 2000, due: 2000 },
        moves: { due: -2000 },
      },
    ];
  }

  async function runPair(one: string, other: string) {
    const open = await openOrder();
    const before = await standing(open);
    expect(before).toEqual({ courier: 4200, owes: 800, due: 2000 });
    const all = await callsOn(open);
    const pair = [one, other].flatMap((name) => all.filter((call) => call.name === name));
    const answers = await Promise.all(pair.map((call) => press<{ message: string }>(call)));
    const outcome = answers.map(({ status }) => (status < 300 ? 'done' : status));
    // Nothing breaks, and a refused call gets a 409.
    expect([pair.map(({ name }) => name), outcome]).toEqual([
      [one, other],
      outcome.map((each) => (each === 'done' ? 'done' : 409)),
    ]);
    const done = pair.filter((_call, index) => outcome[index] === 'done');
    expect(isExclusive(one, other) ? [1] : [1, 2]).toContain(done.length);
    // Each call moved exactly the money its page showed, whatever else happened at the same moment.
    const moved = (account: keyof Moves) =>
      done.reduce((sum, { moves }) => sum + (moves[account] ?? 0), before[account]);
    expect([one, other, await standing(open)]).toEqual([
      one,
      other,
      { courier: moved('courier'), owes: moved('owes'), due: moved('due') },
    ]);
  }

  test.each(NAMES.map((name, index) => [name, NAMES.slice(index)] as const))(
    'whatever moves money at the same moment at another server, to %s moves what was seen or nothing (D312)',
    async (name, others) => {
      for (const other of others) await runPair(name, other);
      expect(await brokenInvariants(shop().db)).toEqual([]);
    },
  );
});

import { onTwoServers } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

const DAY = '2026-11-26';
const rowsOf = (refs: readonly string[]) =>
  refs.map((ref) => ({ ref, cash: 6000, charge: 0, owed: 6000, state: 'fits' }));

onTwoServers((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    courier_id = await desk.addCourier();
  });

  async function send(consignment: string) {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id, consignment });
    return id;
  }
  const book = (refs: readonly string[], key: string, received = refs.length * 6000) =>
    shop().call<{ code?: string }>({
      method: 'POST',
      url: '/cash/settlement',
      body: {
        courier_id,
        day: DAY,
        reference: '',
        source: 'typed',
        rows: rowsOf(refs),
        received,
      },
      headers: { ...headers, 'idempotency-key': key },
    });
  const handedIn = async () => {
    const rows = await shop()
      .db.selectFrom('cash_entry')
      .select('amount_paisa')
      .where('kind', '=', 'handed_in')
      .execute();
    return rows.map(({ amount_paisa }) => amount_paisa);
  };

  test('eight who book the same list at once: it is booked once', async () => {
    await desk.tell(await send('N-1'), 'delivered');
    await desk.tell(await send('N-2'), 'delivered');
    const refs = ['N-1', 'N-2'];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, index) =>
        book(index % 2 ? refs : refs.toReversed(), `${index}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await handedIn()).toEqual([-600_000, -600_000]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('the same settlement sent eight times at once is one, and all say so', async () => {
    await desk.tell(await send('N-1'), 'delivered');
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(['N-1'], 'same')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await handedIn()).toEqual([-600_000]);
  });

  test('deliveries, mistakes about them and settlements at once leave the book and the debts true', async () => {
    const ids: number[] = [];
    while (ids.length < 6) ids.push(await send(`N-${ids.length}`));
    await Promise.all(
      ids.flatMap((id, index) => [
        desk.tell(id, 'delivered'),
        book([`N-${index}`], `a${index}`),
        desk.tell(id, 'coming_back', { reason: 'not_at_home' }),
        book([`N-${index}`], `b${index}`),
      ]),
    );
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });
});

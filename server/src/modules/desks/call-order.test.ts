import type { DeskResponse, DeskSettingsResponse } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  const call = async (id: number, outcome: string, more: object = {}) => {
    const { version } = await desk.read(id);
    const url = `/order-product/${id}/call`;
    const body = { outcome, version, ...more };
    return shop().call<{ code?: string; message: string }>({ method: 'POST', url, body, headers });
  };
  const toCall = async () => {
    const url = '/order-product/desk?stage=new';
    return (await shop().call<DeskResponse>({ url, headers })).body.parcels;
  };

  const reasons = async () => (await toCall()).map(({ no_call }) => no_call);

  test('a buyer who does not answer is tried again, and every call stays in the history', async () => {
    const { id } = await desk.placeOrder();
    expect((await toCall())[0]).not.toHaveProperty('call');
    await call(id, 'not_reached');
    await call(id, 'not_reached', { remarks: 'Switched off' });
    const again_at = new Date(Date.now() + 3_600_000).toISOString();
    await call(id, 'call_again', { again_at });
    const [waiting] = await toCall();
    const seen = { tries: 2, outcome: 'call_again', again_at };
    expect(waiting?.call).toEqual({ ...seen, at: expect.any(String) });
    expect((await call(id, 'confirmed', { remarks: 'After six' })).body.message).toBe(
      'Call saved.',
    );
    const order = await desk.read(id);
    expect(order.stage).toBe('confirmed');
    const told = order.calls?.map(({ outcome, remarks }) => [outcome, remarks]);
    expect(told).toEqual([
      ['not_reached', undefined],
      ['not_reached', 'Switched off'],
      ['call_again', undefined],
      ['confirmed', 'After six'],
    ]);
    expect(order.calls?.[0]?.by).toMatch(/^staff-/);
    expect(await toCall()).toEqual([]);
    expect((await call(id, 'confirmed')).body.code).toBe('CONFLICT');
  });

  test('who is due comes first, then who was not called yet, and last who wants it later', async () => {
    const orders = [];
    for (let at = 0; at < 4; at += 1) orders.push(await desk.placeOrder());
    const [later, missed, due, untried] = orders.map(({ id }) => id) as [number, ...number[]];
    const again_at = new Date(Date.now() + 3_600_000).toISOString();
    await call(later, 'call_again', { again_at });
    await call(due as number, 'call_again', { again_at });
    await call(missed as number, 'not_reached');
    const past = new Date(Date.now() - 60_000);
    const { db } = shop();
    await db
      .updateTable('order_call')
      .set({ again_at: past })
      .where('order_id', '=', due as number)
      .execute();
    expect((await toCall()).map(({ id }) => id)).toEqual([due, missed, untried, later]);
  });

  test('every parcel of the order that is new is confirmed, for the day its buyer wants', async () => {
    const { id } = await desk.placeOrder();
    await desk.split(id, [{ line: 2, quantity: 1 }]);
    const day = kathmanduDate(new Date(Date.now() + 3 * 86_400_000));
    expect((await call(id, 'another_day', { day })).status).toBe(200);
    const { parcels } = await desk.read(id);
    const promised = { from: day, to: day };
    expect(parcels.map((each) => [each.stage, each.promised])).toEqual([
      ['confirmed', promised],
      ['confirmed', promised],
    ]);
  });

  test('what the buyer calls off is cancelled and in stock again', async () => {
    const { id, products } = await desk.placeOrder();
    expect((await call(id, 'cancelled')).status).toBe(200);
    expect(await desk.stock(products)).toEqual([10, 10]);
    const order = await desk.read(id);
    expect([order.status, order.remarks]).toEqual([
      'cancel',
      'Cancelled by the customer on the phone.',
    ]);
  });

  test('a call without its time or day, and one about an order that has changed, is refused', async () => {
    const { id } = await desk.placeOrder();
    const refused = async (outcome: string, more: object = {}) =>
      (await call(id, outcome, more)).body.message;
    const past = '2026-01-01T00:00:00Z';
    expect(await refused('call_again')).toBe('Choose when to call again.');
    expect(await refused('call_again', { again_at: past })).toBe('Choose a time that is to come.');
    expect(await refused('another_day')).toBe('Choose the day they want.');
    expect(await refused('another_day', { day: '2026-02-31' })).toMatch(/day/);
    expect(await refused('another_day', { day: '2026-01-01' })).toBe(
      'Choose today or a day that is to come.',
    );
    const { version } = await desk.read(id);
    const both = await Promise.all([
      call(id, 'not_reached', { version }),
      call(id, 'not_reached', { version }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await desk.read(id)).calls).toHaveLength(1);
  });

  test('by the owner’s rules a known buyer and a small sum may go without a call, and say why', async () => {
    const { headers: admin } = await signedIn(shop(), 'admin');
    const save = (settings: object, by: Record<string, string> = admin) =>
      shop().call<DeskSettingsResponse>({
        method: 'PUT',
        url: '/site/desks',
        headers: by,
        body: { settings, version: 0 },
      });
    const rules = { known_orders: 1, below: 6000, files: [] };
    expect((await save(rules, headers)).status).toBe(403);
    const { id } = await desk.placeOrder();
    await desk.setStatus(id, 'complete');
    const again = await desk.placeOrder();
    await desk.placeOrder();
    await shop()
      .db.updateTable('orders')
      .set({ phone: '+9779800000001' })
      .where('id', 'in', [id, again.id])
      .execute();
    expect(await reasons()).toEqual([undefined, undefined]);
    expect((await save(rules)).body).toMatchObject({ settings: rules, version: 1 });
    expect(await reasons()).toEqual(['known_buyer', undefined]);
    expect((await save(rules)).status).toBe(409);
    await shop().call({
      method: 'PUT',
      url: '/site/desks',
      headers: admin,
      body: { settings: { known_orders: 0, below: 6001, files: [] }, version: 1 },
    });
    expect(await reasons()).toEqual(['small_sum', 'small_sum']);
  });

  test('several orders are read for their papers in the order they are asked for', async () => {
    const one = await desk.placeOrder();
    const other = await desk.placeOrder();
    const url = `/order-product/papers?ids=${other.id},${one.id},999999`;
    const { body } = await shop().call<{ orders: { id: number; parcels: object[] }[] }>({
      url,
      headers,
    });
    expect(body.orders.map(({ id, parcels }) => [id, parcels.length])).toEqual([
      [other.id, 1],
      [one.id, 1],
    ]);
  });
});

import type { BulkParcelEventResponse, DeskResponse } from '@pasal/shared/contracts';
import { kathmanduDate, daysLater } from '@pasal/shared/domain';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
    courier_id = await desk.addCourier();
  });
  afterEach(async () => {
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  const post = (url: string, body: object) =>
    shop().call<BulkParcelEventResponse>({ method: 'POST', url, headers, body });
  const assign = (parcels: object[], to: number | null = courier_id) =>
    post('/order-product/bulk-courier', { courier_id: to, parcels });
  const idsOf = async (stage: string, code: string) => {
    const url = `/order-product/desk?stage=${stage}&code=${code}`;
    const { body } = await shop().call<DeskResponse>({ url, headers });
    return [body.total, ...body.parcels.map(({ id }) => id)];
  };
  const parcelOf = async (id: number) => (await desk.read(id)).parcels[0];
  const taken = () =>
    shop()
      .db.selectFrom('cash_entry')
      .select(['kind', 'courier_id', 'amount_paisa'])
      .orderBy('id')
      .execute();

  test('a courier is chosen for many before they are handed over, and then told without one', async () => {
    const [one, two] = [await desk.placeOrder(), await desk.placeOrder()];
    await desk.tell(two.id, 'handed_over', { courier_id });
    const other = await desk.addCourier('Upaya');
    const { body } = await assign(
      [one, two].map(({ id }) => ({ id, number: 1 })),
      other,
    );
    expect(body.message).toBe('1 of 2 parcels updated.');
    expect(body.results[1]?.problem).toMatch(/^This parcel has left the shop/);
    expect((await parcelOf(one.id))?.courier?.id).toBe(other);
    const url = `/order-product/desk?stage=new&courier_id=${other}`;
    const { body: found } = await shop().call<{ parcels: { id: number }[] }>({ url, headers });
    expect(found.parcels.map(({ id }) => id)).toEqual([one.id]);
    const parcels = [{ id: one.id, number: 1, consignment: 'U-1' }];
    await post('/order-product/bulk-event', { event: 'handed_over', parcels });
    expect(await parcelOf(one.id)).toMatchObject({
      stage: 'handed_over',
      courier: { id: other },
      consignment: 'U-1',
    });
  });

  test('what a buyer takes at the shop is paid there, whoever was to bring it', async () => {
    const inDrawer = { kind: 'taken', courier_id: null, amount_paisa: 600_000 };
    const told = await desk.placeOrder();
    await assign([{ id: told.id, number: 1 }]);
    await desk.tell(told.id, 'delivered', { courier_id });
    expect(await taken()).toEqual([inDrawer]);
    const order = await desk.read(told.id);
    expect(order.parcels[0]).toMatchObject({ stage: 'delivered', courier: null });
    expect(order.parcels[0]?.events.at(-1)?.courier).toBeUndefined();
    const set = await desk.placeOrder();
    await desk.tell(set.id, 'packed');
    await assign([{ id: set.id, number: 1 }]);
    await desk.setStatus(set.id, 'complete');
    expect(await taken()).toEqual([inDrawer, inDrawer]);
    expect((await parcelOf(set.id))?.courier).toBeNull();
  });

  test('what was seen before it changed, and who is switched off, are refused', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'confirmed');
    const { body } = await assign([{ id, number: 1, version: 1 }]);
    expect(body.results[0]?.problem).toMatch(/^Someone else has changed this parcel/);
    await shop().db.updateTable('courier').set({ active: false }).execute();
    expect((await assign([{ id, number: 1 }])).body.results[0]?.problem).toMatch(/switched off/);
    expect((await parcelOf(id))?.courier).toBeNull();
  });

  test('a number that was written before anybody was chosen stays; that of another courier goes', async () => {
    const { id } = await desk.placeOrder();
    const known = { courier_id: null, weight_grams: null, pieces: 1, promised: null };
    const url = `/order-product/${id}/parcel/1`;
    await shop().call({ method: 'PUT', url, headers, body: { ...known, consignment: 'N-1' } });
    await assign([{ id, number: 1 }]);
    expect(await parcelOf(id)).toMatchObject({ courier: { id: courier_id }, consignment: 'N-1' });
    await assign([{ id, number: 1 }], await desk.addCourier('Upaya'));
    expect(await parcelOf(id)).toMatchObject({ courier: { name: 'Upaya' }, consignment: null });
  });

  test('several are handed over with a number each', async () => {
    const orders = [await desk.placeOrder(), await desk.placeOrder()];
    const parcels = orders.map(({ id }, at) => ({ id, number: 1, consignment: `N-${at}` }));
    await post('/order-product/bulk-event', { event: 'handed_over', courier_id, parcels });
    const now = await Promise.all(orders.map(({ id }) => parcelOf(id)));
    expect(now.map((parcel) => parcel?.consignment)).toEqual(['N-0', 'N-1']);
  });

  test('each may say what its courier takes, and what was taken for it', async () => {
    const orders = [await desk.placeOrder(), await desk.placeOrder()];
    const told = (event: string, of: (at: number) => object) => {
      const parcels = orders.map(({ id }, at) => ({ id, number: 1, ...of(at) }));
      return post('/order-product/bulk-event', { event, courier_id, parcels });
    };
    await told('handed_over', (at) => (at === 0 ? { charge: 120.5 } : {}));
    const [one, two] = await Promise.all(orders.map(({ id }) => parcelOf(id)));
    expect([one?.charge, two?.charge]).toEqual([120.5, undefined]);
    const due = one?.cash_due ?? 0;
    await told('delivered', (at) => (at === 0 ? { cash_taken: due - 10 } : {}));
    const after = await Promise.all(orders.map(({ id }) => parcelOf(id)));
    expect(after.map((parcel) => [parcel?.stage, parcel?.owes])).toEqual([
      ['delivered', 10],
      ['delivered', undefined],
    ]);
  });

  test('a desk finds what a scanned code names, and nothing that waits at another', async () => {
    const [one, two] = [await desk.placeOrder(), await desk.placeOrder()];
    await desk.tell(two.id, 'handed_over', { courier_id, consignment: 'N-7' });
    const { order_number } = await desk.read(two.id);
    const first = (await desk.read(one.id)).order_number;
    expect(await idsOf('new', first)).toEqual([1, one.id]);
    expect(await idsOf('new', `${first}-2`)).toEqual([0]);
    expect(await idsOf('new', order_number)).toEqual([0]);
    expect(await idsOf('handed_over', `${order_number}-1`.toLowerCase())).toEqual([1, two.id]);
    expect(await idsOf('handed_over', 'N-7')).toEqual([1, two.id]);
    expect(await idsOf('handed_over', 'N-8')).toEqual([0]);
    // A courier's number may look like the shop's code.
    const three = await desk.placeOrder();
    await desk.tell(three.id, 'handed_over', { courier_id, consignment: 'CN-2026-000123' });
    expect(await idsOf('handed_over', 'CN-2026-000123')).toEqual([1, three.id]);
    expect(await idsOf('new', 'CN-2026-000123')).toEqual([0]);
  });

  test('weight is said when a parcel is packed, and chooses the charge; days are promised where nobody has', async () => {
    const place = { courier_id, district_id: null, city_id: null };
    await shop()
      .db.insertInto('courier_place')
      .values([
        { ...place, up_to_grams: 1000, charge_paisa: 10_000, days: 2 },
        { ...place, up_to_grams: null, charge_paisa: 25_000, days: 4 },
      ])
      .execute();
    const { id } = await desk.placeOrder();
    await shop().db.updateTable('orders').set({ promised_from: null, promised_to: null }).execute();
    await desk.tell(id, 'confirmed');
    const { version } = (await parcelOf(id)) ?? {};
    const body = { serials: [], version, weight_grams: 1500, pieces: 2 };
    await post(`/order-product/${id}/parcel/1/pack`, body);
    await desk.tell(id, 'handed_over', { courier_id });
    const now = new Date();
    expect(await parcelOf(id)).toMatchObject({
      weight_grams: 1500,
      pieces: 2,
      charge: 250,
      promised: { from: kathmanduDate(now), to: kathmanduDate(daysLater(now, 4)) },
    });
  });

  test('days of a courier go with the courier, and days that somebody chose stay', async () => {
    const values = { courier_id, district_id: null, city_id: null, charge_paisa: 10_000, days: 2 };
    await shop().db.insertInto('courier_place').values(values).execute();
    const { id } = await desk.placeOrder();
    await shop().db.updateTable('orders').set({ promised_from: null, promised_to: null }).execute();
    const handOver = () => desk.tell(id, 'handed_over', { courier_id });
    const takeBack = () => desk.tell(id, 'taken_back', { reason: 'mistake' });
    const change = async (of: object) => {
      const { version, weight_grams, pieces } = (await parcelOf(id)) ?? {};
      const known = { version, weight_grams, pieces, consignment: '', courier_id };
      const url = `/order-product/${id}/parcel/1`;
      const body = { ...known, ...of };
      expect((await shop().call({ method: 'PUT', url, body, headers })).status).toBe(200);
    };
    await handOver();
    const { promised } = (await parcelOf(id)) ?? {};
    expect(promised).toMatchObject({ to: kathmanduDate(daysLater(new Date(), 2)) });
    // A change of the weight leaves the days unchanged.
    await change({ weight_grams: 500, promised });
    await takeBack();
    expect(await parcelOf(id)).not.toHaveProperty('promised');
    await handOver();
    const chosen = { from: '2099-01-01', to: '2099-01-02' };
    await change({ promised: chosen });
    await takeBack();
    expect(await parcelOf(id)).toMatchObject({ promised: chosen });
    await handOver();
    await takeBack();
    expect(await parcelOf(id)).toMatchObject({ promised: chosen });
  });
});

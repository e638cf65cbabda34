import {
  OPEN_STAGES,
  TOLD_EVENTS,
  type BulkParcelEventResponse,
  type CouriersResponse,
  type DeskResponse,
  type PapersResponse,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let packer: Record<string, string>;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
    ({ headers: packer } = await signedIn(shop(), 'packer'));
  });

  const post = <Body>(url: string, body: object) =>
    shop().call<Body>({ method: 'POST', url: `/order-product/${url}`, headers: packer, body });
  const countsOf = async (who: Record<string, string>) => {
    const url = '/order-product/desk?stage=packed';
    return (await shop().call<DeskResponse>({ url, headers: who })).body.counts;
  };
  const papersOf = async (ids: readonly number[]) => {
    const url = `/order-product/papers?ids=${ids.join(',')}`;
    return (await shop().call<PapersResponse>({ url, headers: packer })).body.orders;
  };

  test('a packer sees the desks of what is to pack and to hand over', async () => {
    const seen: string[] = [];
    for (const stage of OPEN_STAGES) {
      const url = `/order-product/desk?stage=${stage}`;
      if ((await shop().call({ url, headers: packer })).status === 200) seen.push(stage);
    }
    expect(seen).toEqual(['confirmed', 'packed']);
  });

  test('and counts of these alone, whatever lies on the others', async () => {
    const [packed] = [await desk.placeOrder(), await desk.placeOrder()];
    await desk.tell(packed.id, 'packed');
    expect(await countsOf(headers)).toEqual({ new: 1, packed: 1, returns: 0 });
    expect(await countsOf(packer)).toEqual({ packed: 1 });
  });

  test('a packer knows couriers by name, and not what they take', async () => {
    const courier_id = await desk.addCourier();
    const place = { courier_id, charge_paisa: 9000 };
    await shop().db.insertInto('courier_place').values(place).execute();
    const { id } = await desk.placeOrder();
    await desk.split(id, [{ line: 1, quantity: 1 }]);
    await desk.tell(id, 'handed_over', { courier_id });
    await desk.tell(id, 'confirmed', { number: 2 });
    const couriersOf = async (who: Record<string, string>) =>
      (await shop().call<CouriersResponse>({ url: '/courier', headers: who })).body.couriers;
    expect(await couriersOf(headers)).toMatchObject([{ name: 'NCM', places: [{ charge: 90 }] }]);
    expect(await couriersOf(packer)).toMatchObject([{ name: 'NCM', places: [] }]);
    // Parcels with the courier are not on the packer's desk, even if the order's other parcel is.
    expect((await desk.read(id)).parcels).toMatchObject([{ number: 1, charge: 90 }, { number: 2 }]);
    expect((await papersOf([id]))[0]?.parcels?.map(({ number }) => number)).toEqual([2]);
  });

  test('and tells what happens there, of nothing else', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'confirmed');
    const courier_id = await desk.addCourier();
    const told: string[] = [];
    for (const event of TOLD_EVENTS) {
      const body = { event, courier_id, parcels: [{ id, number: 1 }] };
      const url = '/order-product/bulk-event';
      const { status } = await shop().call({ method: 'POST', url, headers: packer, body });
      if (status === 200) told.push(event);
    }
    expect(told).toEqual(['packed', 'unpacked', 'handed_over']);
    expect((await desk.read(id)).stage).toBe('handed_over');
  });

  test('reads the papers of what lies there, without what went before', async () => {
    const there = await desk.placeOrder();
    const other = await desk.placeOrder();
    const { version } = await desk.read(there.id);
    const body = { outcome: 'confirmed', remarks: 'Refused two before', version };
    const url = `/order-product/${there.id}/call`;
    expect((await shop().call({ method: 'POST', url, headers, body })).status).toBe(200);
    expect(JSON.stringify(await desk.read(there.id))).toContain('Refused two');
    const orders = await papersOf([there.id, other.id]);
    expect(orders).toMatchObject([
      { id: there.id, email: '', remarks: null, history: [], calls: [], rules: [] },
    ]);
    expect(orders[0]?.parcels).toMatchObject([{ stage: 'confirmed', events: [] }]);
    expect(JSON.stringify(orders)).not.toContain('Refused two');
  });

  test('what was not confirmed lies on no desk of theirs, whatever they tell of it', async () => {
    const { id } = await desk.placeOrder();
    const courier_id = await desk.addCourier();
    for (const event of ['packed', 'handed_over'] as const) {
      const report = { event, courier_id, parcels: [{ id, number: 1 }] };
      const { body } = await post<BulkParcelEventResponse>('bulk-event', report);
      expect(body.results.map(({ problem }) => problem)).toEqual([
        "You don't have permission to do this.",
      ]);
    }
    const packed = await post(`${id}/parcel/1/pack`, { serials: [], version: 1 });
    expect(packed.status).toBe(403);
    expect((await desk.read(id)).stage).toBe('new');
  });

  test('a packer who loses the role while packing is refused', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'confirmed');
    const { headers: gone, id: staff } = await signedIn(shop(), 'packer');
    await shop()
      .db.updateTable('staff')
      .set({ role: 'accountant' })
      .where('id', '=', staff)
      .execute();
    const body = { serials: [], version: (await desk.read(id)).parcels[0]?.version };
    const url = `/order-product/${id}/parcel/1/pack`;
    expect((await shop().call({ method: 'POST', url, headers: gone, body })).status).toBe(403);
  });
});

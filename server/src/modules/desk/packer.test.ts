import { OPEN_STAGES, TOLD_EVENTS, type PapersResponse } from '@pasal/shared/contracts';
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
    await desk.tell(there.id, 'confirmed');
    const orders = await papersOf([there.id, other.id]);
    expect(orders.map(({ id, history }) => [id, history])).toEqual([[there.id, []]]);
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

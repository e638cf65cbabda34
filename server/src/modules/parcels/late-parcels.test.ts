import type { DeskResponse } from '@pasal/shared/contracts';
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

  const lateAt = async (stage = 'new', who = headers) => {
    const url = `/order-product/desk?stage=${stage}`;
    return (await shop().call<DeskResponse>({ url, headers: who })).body.late;
  };
  const comingBack = async (more: string) => {
    const url = `/order-product/desk?stage=coming_back${more}`;
    return (await shop().call<DeskResponse>({ url, headers })).body.parcels;
  };
  const promise = (id: number, day: string) =>
    shop()
      .db.updateTable('orders')
      .set({ promised_from: new Date(day), promised_to: new Date(day) })
      .where('id', '=', id)
      .execute();
  const promiseParcel = (id: number, day: string | null) =>
    shop()
      .db.updateTable('parcel')
      .set({ promised_from: day, promised_to: day })
      .where('order_id', '=', id)
      .execute();

  test('what was promised before today is late at the desk where it lies', async () => {
    const { id } = await desk.placeOrder();
    await promise(id, '2099-01-01');
    expect(await lateAt()).toEqual({});
    await promise(id, '2026-01-01');
    expect(await lateAt()).toEqual({ new: 1 });
    await desk.tell(id, 'confirmed');
    expect(await lateAt()).toEqual({ confirmed: 1 });
    await desk.tell(id, 'packed');
    expect(await lateAt()).toEqual({ packed: 1 });
    await desk.tell(id, 'handed_over', { courier_id: await desk.addCourier() });
    await desk.tell(id, 'delivered');
    expect(await lateAt()).toEqual({});
  });

  test('a day of its own counts before that of the order, also before anybody confirmed it', async () => {
    const { id } = await desk.placeOrder();
    await promise(id, '2026-01-01');
    await desk.tell(id, 'confirmed');
    await promiseParcel(id, '2099-01-01');
    expect(await lateAt()).toEqual({});
    await promise(id, '2026-01-02');
    expect(await lateAt()).toEqual({});
    await promiseParcel(id, null);
    expect(await lateAt()).toEqual({ confirmed: 1 });
  });

  test('nothing that comes back is late, at its desk or in a row of it', async () => {
    const { id } = await desk.placeOrder();
    await promise(id, '2026-01-01');
    await desk.tell(id, 'handed_over', { courier_id: await desk.addCourier() });
    await promiseParcel(id, '2026-01-02');
    expect(await lateAt()).toEqual({ handed_over: 1 });
    await desk.setStatus(id, 'cancel');
    expect(await lateAt()).toEqual({});
    expect((await comingBack('')).map(({ promised }) => promised)).toEqual([undefined]);
    expect(await comingBack('&promised_by=2026-06-01')).toEqual([]);
  });

  test('a packer hears of late parcels of their own desks alone', async () => {
    const { headers: packer } = await signedIn(shop(), 'packer');
    const courier_id = await desk.addCourier();
    for (const event of ['confirmed', 'packed', 'handed_over'] as const) {
      const { id } = await desk.placeOrder();
      await promise(id, '2026-01-01');
      await desk.tell(id, event, event === 'handed_over' ? { courier_id } : {});
    }
    expect(await lateAt()).toEqual({ confirmed: 1, packed: 1, handed_over: 1 });
    expect(await lateAt('packed', packer)).toEqual({ confirmed: 1, packed: 1 });
  });
});

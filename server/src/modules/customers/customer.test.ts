import type { Customer } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
  });

  const PHONE = '+9779841234567';
  const know = (phone: string) => {
    const url = `/order-product/customer?${new URLSearchParams({ phone }).toString()}`;
    return shop().call<Customer & { code?: string }>({ url, headers });
  };
  const set = (id: number, values: object) =>
    shop().db.updateTable('orders').set(values).where('id', '=', id).execute();

  test('a number is known by what became of its orders, however it is written', async () => {
    const courier_id = await desk.addCourier();
    const open = await desk.placeOrder();
    const bought = await desk.placeOrder();
    const back = await desk.placeOrder();
    const gone = await desk.placeOrder();
    const other = await desk.placeOrder();
    for (const each of [open, bought, back, gone]) await set(each.id, { phone: PHONE });
    await set(other.id, { phone: '+9779841234568' });
    await set(gone.id, { deleted_at: new Date() });
    for (const each of [bought, back]) await desk.tell(each.id, 'handed_over', { courier_id });
    await desk.tell(bought.id, 'delivered');
    await desk.tell(back.id, 'coming_back', { reason: 'refused' });
    await set(back.id, { status: 'cancel' });

    const { body } = await know('984-1234567');
    expect(body).toEqual({
      phone: PHONE,
      orders: 3,
      open: 1,
      delivered: 1,
      cancelled: 1,
      came_back: 1,
      refused: 1,
      returned: 0,
      owes: 0,
      gets: 0,
      joined: [],
      notes: [],
      bought: 6000,
      since: expect.any(String),
    });
    expect(await know(PHONE)).toMatchObject({ body });
  });

  test('a number nobody ordered with is new, and what is none is refused', async () => {
    expect((await know('9800000000')).body).toMatchObject({ orders: 0, bought: 0, since: null });
    const wrong = await know('42');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION']);
  });
});

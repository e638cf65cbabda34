import { onBothDatabases } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = parcelDesk(shop, () => headers);

  test('who packs does not say what a courier takes, and nobody says more than a parcel brings without a word (D319)', async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
    const courier_id = await desk.addCourier();
    const { id } = await desk.placeOrder();
    await desk.setStatus(id, 'confirmed');
    const hand = (charge: number, remarks = '') =>
      desk.tell(id, 'handed_over', { courier_id, charge, remarks });
    const silent = await hand(100_000);
    ({ headers } = await signedIn(shop(), 'packer'));
    const packed = await hand(10);
    const many = await shop().call({
      method: 'POST',
      url: '/order-product/bulk-event',
      body: { event: 'handed_over', courier_id, parcels: [{ id, number: 1, charge: 10 }] },
      headers,
    });
    expect([silent.status, packed.status, many.status]).toEqual([400, 403, 403]);
    ({ headers } = await signedIn(shop(), 'admin'));
    expect((await hand(7000, 'by air')).status).toBe(200);
    expect((await desk.read(id)).parcels[0]?.charge).toBe(7000);
  });
});

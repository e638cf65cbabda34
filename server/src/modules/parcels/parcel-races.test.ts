import { onTwoServers } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { parcelDesk, placeAlike } from '../../testing/parcels';

const tally = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

onTwoServers((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
    courier_id = await desk.addCourier();
  });
  const events = async (id: number) => (await desk.read(id)).parcels[0]?.events.length;

  test('eight who hand the same parcel over at once: one does, the others are told so', async () => {
    const { id } = await desk.placeOrder();
    const told = await Promise.all(
      Array.from({ length: 8 }, () => desk.tell(id, 'handed_over', { courier_id, version: 1 })),
    );
    expect(tally(told)).toEqual({ 200: 1, 409: 7 });
    expect(await events(id)).toBe(1);
  });

  test('one report that is sent eight times at once is written once, and all say it was', async () => {
    const { id } = await desk.placeOrder();
    const told = await Promise.all(
      Array.from({ length: 8 }, () => desk.tell(id, 'handed_over', { courier_id, key: 'one' })),
    );
    expect(tally(told)).toEqual({ 200: 8 });
    expect(await events(id)).toBe(1);
    const outbox = shop().db.selectFrom('outbox').select('id').where('stage', 'is not', null);
    expect(await outbox.execute()).toHaveLength(2);
  });

  test('orders in parcels that are cancelled, deleted and placed at once lock their products in one order', async () => {
    const { headers: admin } = await signedIn(shop(), 'admin');
    const first = await desk.placeOrder();
    const { products } = first;
    const lines = products.map((id) => ({ id, price: 1000, quantity: 1 }));
    const place = () => placeAlike(shop(), first, lines);
    await shop().db.updateTable('product').set({ in_stock: 500 }).execute();
    for (let round = 0; round < 6; round += 1) {
      const orders = await Promise.all(Array.from({ length: 6 }, place));
      // The goods of the second parcel come first among the products.
      const ids = orders.map(({ body }) => body.order.id);
      for (const id of ids) await desk.split(id, [{ line: 1, quantity: 1 }]);
      const answers = await Promise.all(
        ids.flatMap((id, at) => [
          at % 2 === 0
            ? desk.setStatus(id, 'cancel')
            : shop().call({ method: 'DELETE', url: `/order-product/${id}`, headers: admin }),
          place(),
        ]),
      );
      expect(tally(answers)).toEqual({ 200: 6, 201: 6 });
    }
  });

  test('a hand-over, a cancellation and a deletion at once leave goods and parcels true', async () => {
    const { headers: admin } = await signedIn(shop(), 'admin');
    for (let round = 0; round < 5; round += 1) {
      const { id, order_number, phone } = await desk.placeOrder();
      const url = '/order-product/track/cancel';
      await Promise.all([
        desk.tell(id, 'handed_over', { courier_id }),
        shop().call({ method: 'POST', url, body: { order_number, phone } }),
        desk.setStatus(id, 'cancel'),
        shop().call({ method: 'DELETE', url: `/order-product/${id}`, headers: admin }),
      ]);
    }
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });
});

import { onTwoServers } from '../../../testing/database/both-databases';
import { brokenInvariants } from '../../../testing/database/invariants';
import { createProduct, signedIn } from '../../../testing/factories';
import { parcelDesk } from '../../../testing/parcels';

const pieces = (id: number, quantity: number) => ({ id, price: 1000, quantity });

onTwoServers((shop) => {
  let headers: Record<string, string>;
  let courier_id: number;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop()));
    courier_id = await desk.addCourier();
  });

  async function edit(id: number, cartItems: object[], version = 1) {
    const { address, district_id, city_id, delivery_type } = await desk.read(id);
    const body = {
      address,
      district_id,
      city_id,
      delivery_type,
      delivery_charge: 0,
      version,
      cartItems,
    };
    return () => shop().call({ method: 'PUT', url: `/order-product/${id}/edit`, body, headers });
  }

  test('eight editors at once: one saves, the others are told so', async () => {
    const { id, products } = await desk.placeOrder();
    const edits = await Promise.all(
      Array.from({ length: 8 }, (_none, index) => edit(id, [pieces(products[0] ?? 0, index + 1)])),
    );
    const answers = await Promise.all(edits.map((send) => send()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('edits that cross each other over the same two products lose no piece and block nobody', async () => {
    const shared = [
      await createProduct(shop().db, { in_stock: 6 }),
      await createProduct(shop().db, { in_stock: 6 }),
    ];
    const ids = shared.map((product) => product.id);
    const orders = [];
    while (orders.length < 8) orders.push(await desk.placeOrder());
    const edits = await Promise.all(
      orders.map(({ id }, index) =>
        edit(
          id,
          (index % 2 ? ids : ids.toReversed()).map((each) => pieces(each, 1)),
        ),
      ),
    );
    const answers = await Promise.all(edits.map((send) => send()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(6).fill(200),
      409,
      409,
    ]);
    expect(await desk.stock(ids)).toEqual([0, 0]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('an edit, a hand-over and a cancellation at once leave goods, cash and parcels true', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, order_number, phone, products } = await desk.placeOrder();
      const send = await edit(id, [pieces(products[0] ?? 0, 6)]);
      const url = '/order-product/track/cancel';
      const [edited, , cancelled] = await Promise.all([
        send(),
        desk.tell(id, 'handed_over', { courier_id }),
        shop().call({ method: 'POST', url, body: { order_number, phone } }),
      ]);
      expect([200, 409]).toContain(edited.status);
      expect([200, 409]).toContain(cancelled.status);
    }
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });
});

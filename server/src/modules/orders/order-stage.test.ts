import { PARCEL_STAGES, type OrdersResponse } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const desk = parcelDesk(shop, () => headers);
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });

  const listed = async (query: string) => {
    const url = `/order-product?${query}`;
    const { body } = await shop().call<OrdersResponse>({ url, headers });
    expect(body.pagination.totalOrders).toBe(body.orders.length);
    return body.orders.map(({ order_number }) => order_number);
  };
  const exported = async (query: string) => {
    const url = `/api/v1/order-product/export?${query}`;
    const { body } = await shop().app.inject({ url, headers });
    const lines = body.split('\r\n').slice(1, -1);
    return lines.map((line) => line.split(',')[0]);
  };

  test('orders are found by the stage that each shows, in the list and in the export', async () => {
    const courier_id = await desk.addCourier();
    const place = async (then: (id: number) => Promise<unknown> = () => Promise.resolve()) => {
      const { id, order_number } = await desk.placeOrder();
      await then(id);
      return { id, order_number };
    };
    const handedOver = (id: number) => desk.tell(id, 'handed_over', { courier_id });
    const placed = [
      await place(),
      await place((id) => desk.tell(id, 'packed')),
      // The parcels of these orders have no events.
      await place((id) => desk.setStatus(id, 'complete')),
      await place((id) => desk.setStatus(id, 'cancel')),
      await place(async (id) => {
        await handedOver(id);
        await desk.setStatus(id, 'cancel');
      }),
      await place(async (id) => {
        await desk.setStatus(id, 'complete');
        await desk.tell(id, 'coming_back', { reason: 'returned' });
      }),
      // An order has the stage of its least advanced parcel.
      await place(async (id) => {
        await desk.split(id, [{ line: 1, quantity: 1 }]);
        await handedOver(id);
        await desk.tell(id, 'delivered', { number: 2 });
      }),
      await place((id) => desk.tell(id, 'delivered')),
    ];
    const gone = await place((id) => desk.tell(id, 'packed'));
    await shop().call({ method: 'DELETE', url: `/order-product/${gone.id}`, headers });

    const byStage = new Map<string, string[]>();
    for (const { id, order_number } of placed) {
      const { stage = 'new' } = await desk.read(id);
      byStage.set(stage, [order_number, ...(byStage.get(stage) ?? [])]);
    }
    expect(Object.fromEntries([...byStage].map(([stage, { length }]) => [stage, length]))).toEqual({
      new: 1,
      packed: 1,
      handed_over: 1,
      coming_back: 2,
      delivered: 2,
      closed: 1,
    });
    for (const stage of PARCEL_STAGES) {
      const wanted = byStage.get(stage) ?? [];
      expect([stage, await listed(`stage=${stage}`)]).toEqual([stage, wanted]);
      expect([stage, await exported(`stage=${stage}`)]).toEqual([stage, wanted]);
    }
    expect(await listed('stage=coming_back&status=cancel')).toHaveLength(1);
    const { status } = await shop().call({ url: '/order-product?stage=lost', headers });
    expect(status).toBe(400);
  });
});

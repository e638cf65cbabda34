import type { Parcel, TrackResponse } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { parcelDesk } from '../../testing/parcels';

const BACK = [
  { line: 1, whole: 3, damaged: 1 },
  { line: 2, whole: 1, damaged: 0 },
];

const stages = (parcels: readonly Parcel[]) => parcels.map(({ stage }) => stage);

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

  const sent = async () =>
    shop()
      .db.selectFrom('outbox')
      .select(['channel', 'stage', 'status'])
      .where('kind', '=', 'status_changed')
      .orderBy('id')
      .execute();

  const cancel = (body: object) =>
    shop().call({ method: 'POST', url: '/order-product/track/cancel', body });

  test('an order nobody has told anything of is one parcel that is new, and has no row', async () => {
    const { id } = await desk.placeOrder();
    const order = await desk.read(id);
    expect(order.stage).toBe('new');
    expect(order.parcels).toEqual([
      expect.objectContaining({ number: 1, stage: 'new', cash_due: 6000, version: 1, events: [] }),
    ]);
    expect(order.parcels[0]?.items).toEqual([
      { line: 1, quantity: 4 },
      { line: 2, quantity: 2 },
    ]);
    expect(await shop().db.selectFrom('parcel').selectAll().execute()).toEqual([]);
  });

  test('from new to delivered: stage, courier, days, messages and status follow, and say by whom', async () => {
    const { id, order_number, phone } = await desk.placeOrder();
    await desk.tell(id, 'confirmed', { remarks: 'After six, please' });
    await desk.tell(id, 'packed');
    const over = await desk.tell(id, 'handed_over', { courier_id, consignment: 'N-77' });
    expect([over.status, over.body.message, over.body.order.stage]).toEqual([
      200,
      'Parcel updated.',
      'handed_over',
    ]);
    await desk.tell(id, 'on_the_way');
    const tracked = async () => {
      const asked = {
        method: 'POST',
        url: '/order-product/track',
        body: { order_number, phone },
      } as const;
      return (await shop().call<TrackResponse>(asked)).body.order.parcels?.[0];
    };
    expect(await tracked()).toEqual({
      number: 1,
      stage: 'on_the_way',
      courier: { name: 'NCM', phone: '+9779800000000' },
      consignment: 'N-77',
      items: [
        { line: 1, quantity: 4 },
        { line: 2, quantity: 2 },
      ],
      way: ['confirmed', 'packed', 'handed_over', 'on_the_way'].map((stage) => ({
        at: expect.any(String),
        stage,
      })),
    });
    await desk.tell(id, 'delivered');
    const order = await desk.read(id);
    expect(order).toMatchObject({ status: 'complete', stage: 'delivered' });
    expect(order.remarks).toMatch(/^Everything was delivered, says staff-\d+@pasal\.test\.$/);
    expect(order.history.map(({ to }) => to)).toEqual(['pending', 'complete']);
    expect(order.parcels[0]?.events[0]).toEqual({
      at: expect.any(String),
      source: 'staff',
      by: expect.stringMatching(/^staff-/),
      event: 'confirmed',
      stage: 'confirmed',
      remarks: 'After six, please',
    });
    // By default buyers are notified only of the stages they must know; the status reports the end.
    expect(await sent()).toEqual([
      { channel: 'email', stage: 'handed_over', status: 'pending' },
      { channel: 'sms', stage: 'handed_over', status: 'pending' },
      { channel: 'email', stage: null, status: 'complete' },
      { channel: 'sms', stage: null, status: 'complete' },
    ]);
  });

  test('what cannot happen, lacks a reason or a courier, or was seen otherwise is refused and changes nothing', async () => {
    const { id } = await desk.placeOrder();
    const refused = async (...told: Parameters<typeof desk.tell>) => {
      const { status, body } = await desk.tell(...told);
      return [status, body.code, body.message];
    };
    expect(await refused(id, 'unpacked', { reason: 'mistake' })).toEqual([
      409,
      'CONFLICT',
      'This parcel cannot be unpacked now. It is new.',
    ]);
    expect(await refused(id, 'handed_over')).toEqual([
      400,
      'VALIDATION',
      'Choose who it is handed over to.',
    ]);
    expect(await refused(id, 'handed_over', { courier_id: courier_id + 1 })).toEqual([
      400,
      'VALIDATION',
      'This courier is not there, or is switched off.',
    ]);
    expect(await shop().db.selectFrom('parcel').selectAll().execute()).toEqual([]);
    await desk.tell(id, 'handed_over', { courier_id });
    expect((await refused(id, 'not_delivered'))[2]).toBe('Choose a reason.');
    expect((await refused(id, 'not_delivered', { reason: 'mistake' }))[2]).toBe(
      'That reason does not fit here.',
    );
    expect((await refused(id, 'not_delivered', { reason: 'other' }))[2]).toBe(
      'Write down the reason.',
    );
    expect((await refused(id, 'on_the_way', { version: 1 }))[2]).toBe(
      'Someone else has changed this parcel. Reload it and try again.',
    );
    expect((await refused(id, 'on_the_way', { number: 2 }))[0]).toBe(404);
    expect((await refused(id + 1, 'packed'))[0]).toBe(404);
    const { id: packed } = await desk.placeOrder();
    await desk.tell(packed, 'packed');
    expect(await refused(packed, 'on_the_way', { courier_id })).toEqual([
      409,
      'CONFLICT',
      'This parcel cannot be sent on its way now. It is packed and in the shop.',
    ]);
    expect(stages((await desk.read(id)).parcels)).toEqual(['handed_over']);
  });

  test('the same report told twice is written once, and told once', async () => {
    const { id } = await desk.placeOrder();
    const told = { courier_id, key: 'report-1' };
    const answers = [
      await desk.tell(id, 'handed_over', told),
      await desk.tell(id, 'handed_over', told),
    ];
    expect(answers.map(({ status, body }) => [status, body.order.stage])).toEqual([
      [200, 'handed_over'],
      [200, 'handed_over'],
    ]);
    expect((await desk.read(id)).parcels[0]?.events).toHaveLength(1);
    // A parcel that reaches a stage again sends no second message.
    await desk.tell(id, 'taken_back', { reason: 'mistake' });
    await desk.tell(id, 'handed_over');
    expect(await sent()).toHaveLength(2);
  });

  test('what came back is counted: whole pieces are in stock, damaged ones apart, and the order is cancelled', async () => {
    const { id, products } = await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id });
    await desk.tell(id, 'not_delivered', { reason: 'refused' });
    await desk.tell(id, 'coming_back', { reason: 'refused' });
    const { status, body } = await desk.tell(id, 'came_back');
    expect([status, body.message]).toEqual([400, 'Count what came back: whole and damaged.']);
    const tooMany = await desk.tell(id, 'came_back', {
      checked_in: [{ line: 1, whole: 4, damaged: 1 }],
    });
    expect(tooMany.status).toBe(400);
    expect(await desk.stock(products)).toEqual([6, 8]);
    await desk.tell(id, 'came_back', { checked_in: BACK });
    expect(await desk.stock(products)).toEqual([9, 9]);
    const order = await desk.read(id);
    expect(order).toMatchObject({ status: 'cancel', stage: 'came_back' });
    expect(order.remarks).toMatch(/^Everything came back, says staff-/);
    expect(order.parcels[0]?.items).toEqual([
      { line: 1, quantity: 4, whole: 3, damaged: 1 },
      { line: 2, quantity: 2, whole: 1, damaged: 0 },
    ]);
    // Opened again by hand, it takes all its pieces again, or none where there are too few.
    expect((await desk.setStatus(id, 'pending')).status).toBe(200);
    expect(await desk.stock(products)).toEqual([5, 7]);
    expect(await desk.read(id)).toMatchObject({ status: 'pending', stage: 'new' });
    await desk.setStatus(id, 'cancel');
    expect(await desk.stock(products)).toEqual([9, 9]);
  });

  test('cancelled by hand before it leaves, goods return at once; after, when they are checked in, and never twice', async () => {
    const { id, products } = await desk.placeOrder();
    await desk.tell(id, 'packed');
    await desk.split(id, [{ line: 1, quantity: 1 }]);
    expect((await desk.read(id)).parcels).toHaveLength(1);
    await desk.tell(id, 'unpacked', { reason: 'mistake' });
    await desk.split(id, [{ line: 1, quantity: 1 }]);
    expect(stages((await desk.read(id)).parcels)).toEqual(['confirmed', 'confirmed']);
    await desk.tell(id, 'handed_over', { number: 2, courier_id });
    await desk.setStatus(id, 'cancel');
    const order = await desk.read(id);
    expect(stages(order.parcels)).toEqual(['closed', 'coming_back']);
    expect(order.stage).toBe('coming_back');
    expect(await desk.stock(products)).toEqual([9, 10]);
    const checked_in = [{ line: 1, whole: 1, damaged: 0 }];
    await desk.tell(id, 'came_back', { number: 2, checked_in });
    expect((await desk.tell(id, 'came_back', { number: 2, checked_in })).status).toBe(409);
    await desk.setStatus(id, 'cancel', 'again');
    expect(await desk.stock(products)).toEqual([10, 10]);
    expect((await sent()).filter(({ status }) => status === 'cancel')).toHaveLength(2);
  });

  test('completed by hand, what is open was delivered; one that came back stays so', async () => {
    const { id, products } = await desk.placeOrder();
    await desk.split(id, [{ line: 2, quantity: 2 }]);
    await desk.tell(id, 'handed_over', { number: 2, courier_id });
    await desk.tell(id, 'came_back', {
      number: 2,
      reason: 'refused',
      checked_in: [{ line: 2, whole: 2, damaged: 0 }],
    });
    expect((await desk.read(id)).status).toBe('pending');
    await desk.setStatus(id, 'complete', 'Paid in the shop');
    const order = await desk.read(id);
    expect(stages(order.parcels)).toEqual(['delivered', 'came_back']);
    expect([order.status, order.remarks]).toEqual(['complete', 'Paid in the shop']);
    expect(await desk.stock(products)).toEqual([6, 10]);
    // A return of the rest ends the order.
    const checked_in = [{ line: 1, whole: 4, damaged: 0 }];
    await desk.tell(id, 'came_back', { reason: 'returned', checked_in });
    expect(await desk.stock(products)).toEqual([10, 10]);
    expect((await desk.read(id)).status).toBe('cancel');
  });

  test('an order of before parcels is at the end its status says, and its goods can come back', async () => {
    const { id, products } = await desk.placeOrder();
    await desk.setStatus(id, 'complete');
    expect((await desk.read(id)).stage).toBe('delivered');
    expect((await desk.tell(id, 'packed')).status).toBe(409);
    await desk.tell(id, 'coming_back', { reason: 'returned' });
    expect(await desk.read(id)).toMatchObject({ status: 'complete', stage: 'coming_back' });
    await desk.tell(id, 'came_back', { checked_in: [{ line: 1, whole: 4, damaged: 0 }] });
    expect(await desk.stock(products)).toEqual([10, 8]);
  });

  test('a buyer cancels until hand-over', async () => {
    const packed = await desk.placeOrder();
    await desk.tell(packed.id, 'packed');
    const { order_number, phone } = packed;
    expect((await cancel({ order_number, phone })).status).toBe(200);
    expect(await desk.stock(packed.products)).toEqual([10, 10]);
    expect((await desk.read(packed.id)).parcels[0]?.events.at(-1)).toMatchObject({
      source: 'buyer',
      by: null,
      event: 'closed',
    });
    const gone = await desk.placeOrder();
    await desk.tell(gone.id, 'handed_over', { courier_id });
    const late = await cancel({ order_number: gone.order_number, phone: gone.phone });
    expect(late.status).toBe(409);
    expect(await desk.stock(gone.products)).toEqual([6, 8]);
  });

  test('an order is not deleted while goods of it are away', async () => {
    const { headers: admin } = await signedIn(shop(), 'admin');
    const { id, products } = await desk.placeOrder();
    await desk.tell(id, 'handed_over', { courier_id });
    const remove = () =>
      shop().call({ method: 'DELETE', url: `/order-product/${id}`, headers: admin });
    expect((await remove()).status).toBe(409);
    await desk.tell(id, 'taken_back', { reason: 'mistake' });
    expect((await remove()).status).toBe(200);
    expect(await desk.stock(products)).toEqual([10, 10]);
  });

  test('goods are split into parcels that each have their cash and days; the charge stays with the first', async () => {
    const { id } = await desk.placeOrder();
    await desk.tell(id, 'confirmed');
    const promised = { from: '2026-12-01', to: '2026-12-03' };
    const all = [
      { line: 1, quantity: 4 },
      { line: 2, quantity: 2 },
    ];
    expect((await desk.split(id, all)).status).toBe(400);
    expect((await desk.split(id, [{ line: 3, quantity: 1 }])).status).toBe(400);
    expect((await desk.split(id, [{ line: 1, quantity: 5 }])).status).toBe(400);
    await desk.split(id, [{ line: 1, quantity: 3 }], { promised });
    const { parcels, stage } = await desk.read(id);
    expect(parcels.map(({ items, cash_due }) => [items, cash_due])).toEqual([
      [
        [
          { line: 1, quantity: 1 },
          { line: 2, quantity: 2 },
        ],
        3000,
      ],
      [[{ line: 1, quantity: 3 }], 3000],
    ]);
    expect([stage, parcels[1]?.stage, parcels[1]?.promised]).toEqual([
      'confirmed',
      'confirmed',
      promised,
    ]);
    const url = `/order-product/${id}/parcel/2`;
    const body = { courier_id, consignment: 'X1', weight_grams: 900, pieces: 2, promised: null };
    const changed = await shop().call({ method: 'PUT', url, body, headers });
    expect(changed.status).toBe(200);
    expect((await desk.read(id)).parcels[1]).toMatchObject({
      consignment: 'X1',
      weight_grams: 900,
      pieces: 2,
      courier: { name: 'NCM' },
    });
  });
});

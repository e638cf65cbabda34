import { daysLater } from '@pasal/shared/domain';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct } from '../../testing/factories';
import { readOverview } from './overview.repository';

/** 21 November 2026, 00:10 in Kathmandu; in London it is still the 20th. */
const NOW = new Date('2026-11-20T18:25:00Z');

const until = (to: string) => ({ promised_from: '2026-11-15', promised_to: to });

onBothDatabases((shop) => {
  async function orderAt(moment: string, more: object = {}) {
    const { db } = shop();
    const place = await createCity(db, `District of ${moment}`);
    await db
      .insertInto('orders')
      .values({
        ...place,
        order_number: moment,
        created_at: new Date(moment),
        customer_name: 'Sita',
        email: 'sita@example.com',
        phone: '+9779841234567',
        address: 'Naya Bazaar',
        delivery_type: 'shop_pickup',
        payment_method: 'cash_on_delivery',
        total_paisa: 100,
        ...more,
      })
      .execute();
  }

  test('an empty shop counts nothing', async () => {
    expect(await readOverview(shop().db, NOW)).toEqual({
      orders: {
        today: 0,
        last7Days: 0,
        lastMonth: 0,
        before: { today: 0, last7Days: 0, lastMonth: 0 },
        byStatus: [],
      },
      toDo: { lateOrders: 0, lowStock: 0, failedMessages: 0 },
      products: { total: 0, added: 0, byStatus: [] },
    });
  });

  test('days and months begin at midnight in Kathmandu', async () => {
    // Today: from 2026-11-20T18:15Z.
    await orderAt('2026-11-20T18:15:00Z');
    await orderAt('2026-11-20T18:14:59.999Z', { status: 'complete' });
    // Today and the six days before: from 2026-11-14T18:15Z.
    await orderAt('2026-11-14T18:15:00Z');
    await orderAt('2026-11-14T18:14:59.999Z', { status: 'cancel' });
    // The month before: from 2026-09-30T18:15Z to 2026-10-31T18:15Z.
    await orderAt('2026-10-31T18:15:00Z');
    await orderAt('2026-10-31T18:14:59.999Z', { status: 'others' });
    await orderAt('2026-09-30T18:15:00Z');
    await orderAt('2026-09-30T18:14:59.999Z');
    await orderAt('2026-11-20T18:20:00Z', { deleted_at: NOW });
    const { orders } = await readOverview(shop().db, NOW);
    expect(orders).toEqual({
      today: 1,
      last7Days: 3,
      lastMonth: 2,
      before: { today: 1, last7Days: 1, lastMonth: 1 },
      byStatus: [
        { status: 'pending', total: 5 },
        { status: 'complete', total: 1 },
        { status: 'cancel', total: 1 },
        { status: 'others', total: 1 },
      ],
    });
  });

  test('what waits for somebody is counted: late orders, low stock, failed messages (D98)', async () => {
    // In Kathmandu it is the 21st.
    await orderAt('2026-11-13T06:00:00Z', until('2026-11-20'));
    await orderAt('2026-11-14T06:00:00Z', { ...until('2026-11-20'), status: 'others' });
    await orderAt('2026-11-15T06:00:00Z', until('2026-11-21'));
    await orderAt('2026-11-16T06:00:00Z', { ...until('2026-11-20'), status: 'complete' });
    await orderAt('2026-11-17T06:00:00Z', { ...until('2026-11-20'), deleted_at: NOW });
    await createProduct(shop().db, { in_stock: 5 });
    await createProduct(shop().db, { in_stock: 6 });
    await createProduct(shop().db, { in_stock: 0, status: 'pending' });
    const { id } = await shop().db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const message = { order_id: id, kind: 'order_placed', audience: 'shop', channel: 'email' };
    for (const state of ['failed', 'held', 'discarded'] as const) {
      await shop()
        .db.insertInto('outbox')
        .values({ ...message, state, status: 'pending' } as never)
        .execute();
    }
    const { toDo } = await readOverview(shop().db, NOW);
    expect(toDo).toEqual({ lateOrders: 2, lowStock: 1, failedMessages: 1 });
  });

  test('products are counted in all, by status and when they are new', async () => {
    await createProduct(shop().db);
    await createProduct(shop().db, { status: 'cancel' });
    await createProduct(shop().db, { status: 'pending' });
    await createProduct(shop().db, { status: 'pending' });
    const now = new Date();
    await createProduct(shop().db, { created_at: daysLater(now, -30) });
    await createProduct(shop().db, { created_at: daysLater(now, -29) });
    const { products } = await readOverview(shop().db, now);
    expect(products).toEqual({
      total: 6,
      added: 5,
      byStatus: [
        { status: 'pending', total: 2 },
        { status: 'approve', total: 3 },
        { status: 'cancel', total: 1 },
      ],
    });
  });
});

import type { ChartsResponse } from '@pasal/shared/contracts';
import { daysLater } from '@pasal/shared/domain';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';
import { spanOf } from './chart-span';
import { readCharts } from './charts.repository';

/** 21 November 2026, 00:10 in Kathmandu; in London it is still the 20th. */
const NOW = new Date('2026-11-20T18:25:00Z');

onBothDatabases((shop) => {
  async function sell(id: number, quantity: number, moment: string) {
    const place = await createCity(shop().db, `District ${Math.random()}`);
    const { body } = await shop().call<{ order: { id: number } }>({
      method: 'POST',
      url: '/order-product',
      body: orderBody(place, [{ id, price: 1000, quantity }]),
    });
    const order = shop().db.updateTable('orders').where('id', '=', body.order.id);
    await order.set({ created_at: new Date(moment) }).execute();
    return order;
  }
  const charts = (days: 7 | 30 | 90 = 7) => readCharts(shop().db, spanOf({ days }, NOW));

  test.each([7, 30, 90] as const)('an empty shop has %i days without orders', async (days) => {
    const { days: found, ...rest } = await charts(days);
    expect(found).toHaveLength(days);
    expect(found.at(-1)).toEqual({ day: '2026-11-21', orders: 0, revenue: 0 });
    expect(rest).toEqual({
      before: { orders: 0, revenue: 0 },
      bestSellers: [],
      lowStock: { total: 0, products: [] },
    });
  });

  test('days are those of Kathmandu; a cancelled order is one, and earns nothing', async () => {
    const camera = await createProduct(shop().db, { in_stock: 50 });
    await sell(camera.id, 1, '2026-11-20T18:15:00Z');
    await sell(camera.id, 2, '2026-11-20T18:14:59.999Z');
    await sell(camera.id, 3, '2026-11-14T18:15:00Z');
    // One moment too old.
    await sell(camera.id, 4, '2026-11-14T18:14:59.999Z');
    const cancelled = await sell(camera.id, 5, '2026-11-18T06:00:00Z');
    await cancelled.set({ status: 'cancel' }).execute();
    const deleted = await sell(camera.id, 6, '2026-11-18T06:00:00Z');
    await deleted.set({ deleted_at: NOW }).execute();
    // Too old for the seven days before, too.
    await sell(camera.id, 1, '2026-11-07T18:14:59.999Z');
    const { days, before, bestSellers } = await charts();
    expect(before).toEqual({ orders: 1, revenue: 4000 });
    expect(days).toEqual([
      { day: '2026-11-15', orders: 1, revenue: 3000 },
      { day: '2026-11-16', orders: 0, revenue: 0 },
      { day: '2026-11-17', orders: 0, revenue: 0 },
      { day: '2026-11-18', orders: 1, revenue: 0 },
      { day: '2026-11-19', orders: 0, revenue: 0 },
      { day: '2026-11-20', orders: 1, revenue: 2000 },
      { day: '2026-11-21', orders: 1, revenue: 1000 },
    ]);
    expect(bestSellers).toEqual([{ id: camera.id, title: camera.title, pieces: 6, revenue: 6000 }]);
    expect((await charts(30)).bestSellers[0]?.pieces).toBe(11);
  });

  test('best sellers: most pieces first, a deleted product without its title, eight at most', async () => {
    const made = [];
    for (let number = 0; number < 10; number += 1) {
      made.push(await createProduct(shop().db, { in_stock: 50 }));
    }
    for (const [index, { id }] of made.entries()) await sell(id, index + 1, NOW.toISOString());
    const gone = made.at(-1);
    await shop()
      .db.deleteFrom('product')
      .where('id', '=', gone?.id ?? 0)
      .execute();
    const { bestSellers } = await charts();
    expect(bestSellers.map(({ pieces }) => pieces)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
    expect(bestSellers[0]).toEqual({ id: gone?.id, title: null, pieces: 10, revenue: 10_000 });
  });

  test('low stock: approved products with five pieces or fewer, fewest first', async () => {
    const { db } = shop();
    await createProduct(db, { title: 'Enough', in_stock: 6 });
    await createProduct(db, { title: 'Pending', in_stock: 0, status: 'pending' });
    await createProduct(db, { title: 'Five', in_stock: 5 });
    await createProduct(db, { title: 'None', in_stock: 0 });
    const { lowStock } = await charts();
    expect(lowStock.total).toBe(2);
    expect(lowStock.products.map(({ title, in_stock }) => [title, in_stock])).toEqual([
      ['None', 0],
      ['Five', 5],
    ]);
  });

  test('the call answers 30 days unless asked for 7 or 90, and nothing else', async () => {
    const { headers } = await signedIn(shop(), 'staff');
    const ask = (query: string) =>
      shop().call<ChartsResponse>({ url: `/auth/overview/charts${query}`, headers });
    expect((await ask('')).body.days).toHaveLength(30);
    expect((await ask('?days=90')).body.days).toHaveLength(90);
    expect((await ask('?days=31')).status).toBe(400);
    const { days } = (await ask('?days=7')).body;
    const today = daysLater(new Date(), 0.239583).toISOString().slice(0, 10);
    expect(days.at(-1)?.day).toBe(today);
  });

  test('the call answers the days from one to another, and as many before; none is after today', async () => {
    const camera = await createProduct(shop().db, { in_stock: 50 });
    await sell(camera.id, 1, '2026-10-17T18:15:00Z');
    await sell(camera.id, 2, '2026-10-17T18:14:59.999Z');
    await sell(camera.id, 3, '2026-11-16T18:15:00Z');
    const kartik = { from: '2026-10-18', to: '2026-11-16' };
    const { days, before, bestSellers } = await readCharts(shop().db, spanOf(kartik, NOW));
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, kartik.from, kartik.to]);
    expect([days[0]?.orders, before.orders, bestSellers[0]?.pieces]).toEqual([1, 1, 1]);
    const mangsir = spanOf({ from: '2026-11-17', to: '2026-12-15' }, NOW);
    const [last] = (await readCharts(shop().db, mangsir)).days.toReversed();
    expect([mangsir.days, last?.day]).toEqual([5, '2026-11-21']);
    const { headers } = await signedIn(shop(), 'staff');
    for (const query of [
      'from=2026-11-31&to=2026-12-01',
      'from=2020-01-01&to=2026-01-01',
      'from=2098-01-01&to=2098-01-02',
      'from=2026-11-02&to=2026-11-01',
    ]) {
      const url = `/auth/overview/charts?${query}`;
      expect((await shop().call({ url, headers })).status).toBe(400);
    }
  });
});

import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody } from '../../testing/factories';
import { stockHelp } from '../../testing/stock-help';

onBothDatabases((shop) => {
  const help = stockHelp(shop);
  const status = (order: number, to: string) =>
    help.send('PUT', `/order-product/${order}`, { status: to, remarks: 'By phone' });

  /** A camera bought at 600, later at 800, a lock of unknown cost, and an order of each time. */
  async function fill() {
    await help.as('admin');
    const city = await createCity(shop().db);
    const camera = await createProduct(shop().db, { title: 'Camera', in_stock: 0 });
    const lock = await createProduct(shop().db, { title: 'Lock', price: 500 });
    await help.buy({ bill_number: '1' }, [camera.id, 10, 600]);
    const line = { id: camera.id, price: 1000, quantity: 2 };
    await help.place(orderBody(city, [line, { id: lock.id, price: 500, quantity: 1 }]));
    await help.buy({ bill_number: '2' }, [camera.id, 8, 800]);
    await help.place(orderBody(city, [line]));
    return { camera, lock };
  }

  test('a line keeps the cost of its time; one that nobody knows is unknown, not 0', async () => {
    await fill();
    const first = await help.get('/stock/profit/orders/1');
    expect(first.body).toEqual({
      lines: [
        {
          product_name: 'Camera',
          variant_name: null,
          pieces: 2,
          sales: 2000,
          cost: 1200,
          unknown: 0,
          profit: 800,
        },
        {
          product_name: 'Lock',
          variant_name: null,
          pieces: 1,
          sales: 500,
          cost: 0,
          unknown: 1,
          profit: null,
        },
      ],
      total: { pieces: 3, sales: 2500, cost: 1200, unknown: 1, profit: 800 },
    });
    const second = await help.get('/stock/profit/orders/2');
    expect(second.body).toMatchObject({ total: { cost: 1400, profit: 600 } });
    expect((await help.get('/stock/profit/orders/3')).status).toBe(404);
  });

  test('what came back is subtracted, and counts again once it is taken again', async () => {
    const { camera } = await fill();
    await status(2, 'cancel');
    const gone = await help.get('/stock/profit/orders/2');
    const nothing = { pieces: 0, sales: 0, cost: 0, unknown: 0, profit: null };
    expect(gone.body).toMatchObject({ total: nothing });
    const of = async () => (await help.get('/stock/profit')).body;
    const ofCamera = { product_id: camera.id, title: 'Camera' };
    expect(await of()).toMatchObject({ products: [{ ...ofCamera, pieces: 2, profit: 800 }, {}] });
    await status(2, 'complete');
    expect(await of()).toMatchObject({ products: [{ ...ofCamera, pieces: 4, profit: 1400 }, {}] });
    // One piece of a delivered order comes back.
    await shop()
      .db.insertInto('stock_movement')
      .values({ product_id: camera.id, order_id: 2, quantity: 1, reason: 'cancel' })
      .execute();
    expect(await of()).toMatchObject({ products: [{ pieces: 3, profit: 1100 }, {}] });
  });

  test('a period has its products by profit, its pages and its sum', async () => {
    const { camera, lock } = await fill();
    const { body } = await help.get('/stock/profit?limit=1');
    expect(body).toMatchObject({
      products: [{ product_id: camera.id, pieces: 4, sales: 4000, cost: 2600, profit: 1400 }],
      products_total: 2,
      total: { pieces: 5, sales: 4500, cost: 2600, unknown: 1, profit: 1400 },
    });
    const next = await help.get('/stock/profit?limit=1&page=2');
    expect(next.body.products).toMatchObject([
      { product_id: lock.id, title: 'Lock', unknown: 1, profit: null },
    ]);
    const before = await help.get('/stock/profit?from=2020-01-01&to=2020-12-31');
    expect(before.body).toMatchObject({ products: [], products_total: 0, total: { sales: 0 } });
    expect((await help.get('/stock/profit?from=2026-02-30')).status).toBe(400);
    expect(await help.file('/stock/profit/export')).toContain(
      `${camera.id},Camera,4,4000,2600,0,1400\r\n${lock.id},Lock,1,500,0,1,\r\n`,
    );
    const log = shop().db.selectFrom('activity').select(['kind', 'thing']);
    const taken = await log.where('action', '=', 'export').execute();
    expect(taken).toEqual([{ kind: 'product', thing: expect.stringMatching(/^profit-.*csv$/) }]);
  });

  test('a product that was deleted keeps its name and what it earned', async () => {
    const { camera } = await fill();
    const deleted = await help.send('DELETE', `/product/${camera.id}`);
    expect(deleted.status).toBe(200);
    const { body } = await help.get('/stock/profit');
    expect(body).toMatchObject({ products: [{ title: 'Camera', pieces: 4, profit: 1400 }, {}] });
    const undone = await help.post('/stock/purchases/1/reverse', { remarks: 'Gone' });
    expect([undone.status, await help.averages()]).toEqual([200, []]);
  });
});

import { sql } from 'kysely';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, createVariants, orderBody } from '../../testing/factories';
import { stockHelp } from '../../testing/stock-help';

/** A change of stock in the log. */
const change = (before: string, after: string) => [{ field: 'in_stock', before, after }];

onBothDatabases((shop) => {
  const help = stockHelp(shop);
  const { as, levels } = help;
  const correct = (body: object) => help.post('/stock/corrections', body);

  test('a correction and a count are written down with who, why and what there was after', async () => {
    const { email } = await as('staff');
    const { id } = await createProduct(shop().db, { title: 'Dome camera' });
    const fell = { product_id: id, kind: 'difference', quantity: -2, reason: 'damaged' };
    const first = await correct({ ...fell, stock_seen: 10, remarks: 'Fell off the shelf' });
    expect(first.body).toEqual({ message: 'Stock corrected.', in_stock: 8 });
    const counted = { product_id: id, kind: 'count', reason: 'counted' };
    await correct({ ...counted, quantity: 9, stock_seen: 8 });
    const right = await correct({ ...counted, quantity: 9, stock_seen: 9 });
    expect(right.body).toEqual({ message: 'Counted. The stock is right as it is.', in_stock: 9 });
    const { body } = await help.get(`/stock/movements?product_id=${id}`);
    expect(body.movements).toMatchObject([
      { quantity: 1, balance: 9, reason: 'counted', by: email, remarks: null },
      { quantity: -2, balance: 8, reason: 'damaged', by: email, remarks: 'Fell off the shelf' },
      { quantity: 10, balance: 10, reason: 'initial', by: null },
    ]);
    await as('admin');
    const log = await help.get('/activity?kind=product');
    expect(log.body.activities).toMatchObject([
      { by: email, thing: 'Dome camera', changes: change('8', '9') },
      { by: email, changes: change('10', '8') },
    ]);
    expect(await help.problems()).toEqual([]);
  });

  test('stock that is another by now is said, and nothing is written', async () => {
    await as('staff');
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    await help.place(orderBody(city, [{ id, price: 1000, quantity: 1 }]));
    const counted = { product_id: id, kind: 'count', quantity: 10, reason: 'counted' };
    const { status, body } = await correct({ ...counted, stock_seen: 10 });
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'CONFLICT',
        message:
          'The stock changed from 10 to 9 in the meantime. Check your figure and save again.',
        details: { in_stock: 9 },
      },
    ]);
    expect(await levels(id)).toBe(9);
  });

  test.each([
    ['quantity', { kind: 'difference', quantity: 0, reason: 'found' }],
    ['quantity', { kind: 'difference', quantity: 3, reason: 'lost' }],
    ['quantity', { kind: 'difference', quantity: -3, reason: 'found' }],
    ['quantity', { kind: 'difference', quantity: -11, reason: 'lost' }],
    ['quantity', { kind: 'difference', quantity: 999_999, reason: 'found' }],
    ['quantity', { kind: 'count', quantity: -1, reason: 'counted' }],
    ['remarks', { kind: 'difference', quantity: 1, reason: 'other' }],
  ])('what cannot be is refused at %s: %j', async (path, what) => {
    await as('staff');
    const { id } = await createProduct(shop().db);
    const { status, body } = await correct({ product_id: id, stock_seen: 10, ...what });
    expect([status, body.details]).toMatchObject([400, [{ path }]]);
    expect(await levels(id)).toBe(10);
  });

  test('a product in variants is corrected variant by variant', async () => {
    await as('staff');
    const { id } = await createProduct(shop().db, { in_stock: 0 });
    await createVariants(shop().db, id, [{ name: 'S', price: 10, in_stock: 3 }]);
    const found = { product_id: id, kind: 'difference', quantity: 1, reason: 'found' };
    expect((await correct({ ...found, stock_seen: 3 })).status).toBe(404);
    const one = await correct({ ...found, variant_id: 1, stock_seen: 3 });
    expect([one.body.in_stock, await levels(id)]).toEqual([4, 4]);
    expect(await help.problems()).toEqual([]);
  });

  test('movements come page by page with balances that fit, and name orders and who did it', async () => {
    const { email } = await as('admin');
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 0 });
    await sql`
      insert into stock_movement (product_id, quantity, reason)
      select ${id}, 2, 'edit' from generate_series(1, 60)
    `.execute(shop().db);
    await shop().db.updateTable('product').set({ in_stock: 120 }).execute();
    await help.place(orderBody(city, [{ id, price: 1000, quantity: 5 }]));
    await help.send('PUT', '/order-product/1', { status: 'cancel', remarks: 'By phone' });
    type Page = { movements: { balance: number; quantity: number }[]; next: string | null };
    const all: Page['movements'] = [];
    let next: string | null = '';
    while (next !== null) {
      const { body } = await help.get(
        `/stock/movements?product_id=${id}${next && `&before=${next}`}`,
      );
      const page = body as unknown as Page;
      all.push(...page.movements);
      next = page.next;
      expect(all.length).toBeLessThan(100);
    }
    expect(all.slice(0, 2)).toMatchObject([
      { quantity: 5, reason: 'cancel', by: email, order: { id: 1 } },
      { quantity: -5, reason: 'order', by: null, balance: 115 },
    ]);
    let left = 120;
    expect(all.map(({ balance }) => balance)).toEqual(
      all.map(({ quantity }) => {
        const balance = left;
        left -= quantity;
        return balance;
      }),
    );
    expect([all.length, left]).toEqual([62, 0]);
  });

  test('a product is low by its own limit, five unless staff say otherwise', async () => {
    await as('staff');
    const { id } = await createProduct(shop().db, { in_stock: 6 });
    const low = async () => (await help.get('/product?stock=low')).body.total;
    expect(await low()).toBe(0);
    await help.send('PUT', `/stock/limits/${id}`, { low_stock_limit: 6 });
    expect(await low()).toBe(1);
    const { body } = await help.get('/auth/overview');
    expect(body).toMatchObject({ toDo: { lowStock: 1 } });
    expect((await help.send('PUT', '/stock/limits/99', { low_stock_limit: 1 })).status).toBe(404);
  });

  test('what to buy is what will not last, by the speed of sale, most urgent first', async () => {
    await as('admin');
    const { db } = shop();
    const city = await createCity(db);
    const old = { created_at: new Date(Date.now() - 200 * 86_400_000) };
    // 30 in 60 days are 3.5 a week: 20 last 40 days; 4 weeks and the limit want 14 + 5, 8 weeks 28 + 5.
    const quick = await createProduct(db, { ...old, in_stock: 40, title: 'Quick' });
    const slow = await createProduct(db, { ...old, in_stock: 2, title: 'Slow' });
    await createProduct(db, { ...old, in_stock: 50, title: 'Plenty' });
    await createProduct(db, { ...old, in_stock: 0, title: 'Hidden', status: 'pending' });
    // Three in its first week: 3 a week.
    const fresh = await createProduct(db, { in_stock: 4, title: 'Fresh' });
    await help.buy({ bill_number: '1' }, [quick.id, 10, 120]);
    for (let order = 0; order < 4; order += 1) {
      await help.place(orderBody(city, [{ id: quick.id, price: 1000, quantity: 10 }]));
    }
    await help.place(orderBody(city, [{ id: fresh.id, price: 1000, quantity: 3 }]));
    await help.place(orderBody(city, [{ id: slow.id, price: 1000, quantity: 1 }]));
    await help.send('PUT', '/order-product/1', { status: 'cancel', remarks: 'By phone' });
    await help.send('PUT', '/order-product/6', { status: 'cancel', remarks: 'By phone' });
    await db
      .updateTable('orders')
      .set({ created_at: new Date(Date.now() - 86_400_000) })
      .execute();
    const { body } = await help.get('/stock/to-buy?weeks=4');
    const bought = { supplier: 'Himal Traders', last_cost: 120 };
    const never = { supplier: null, last_cost: null };
    expect(body).toMatchObject({
      total: 2,
      goods: [
        { title: 'Fresh', in_stock: 1, weekly: 3, days_left: 2, suggested: 16, ...never },
        { title: 'Slow', in_stock: 2, weekly: 0, days_left: null, suggested: 3, ...never },
      ],
    });
    const long = await help.get('/stock/to-buy?weeks=8');
    expect(long.body.goods).toMatchObject([
      { title: 'Fresh', suggested: 28 },
      { title: 'Quick', suggested: 13, days_left: 40, ...bought },
      { title: 'Slow' },
    ]);
    const of = await help.get('/stock/to-buy?weeks=8&supplier_id=1');
    expect(of.body).toMatchObject({ total: 1, goods: [{ title: 'Quick' }] });
    expect(await help.file('/stock/to-buy/export?weeks=8')).toContain(
      `${quick.id},Quick,,20,5,3.5,40,13,Himal Traders,120\r\n`,
    );
  });
});

import { onBothDatabases } from '../../testing/database/both-databases';
import {
  createCity,
  createProduct,
  createVariants,
  orderBody,
  signedIn,
} from '../../testing/factories';
import { stockHelp } from '../../testing/stock-help';

onBothDatabases((shop) => {
  const help = stockHelp(shop);
  const { as, averages, buy, levels, problems, supplier } = help;

  test('a bill raises stock, moves the average, and is in the list and the log', async () => {
    await as('admin');
    const { id } = await createProduct(shop().db, { in_stock: 4, title: 'Dome camera' });
    const who = await supplier();
    const first = await buy({ supplier_id: who, bill_number: 'A-1' }, [id, 6, 100]);
    expect([first.status, first.body]).toEqual([
      201,
      { message: 'Purchase saved. The stock is up.', id: 1 },
    ]);
    // Four pieces of unknown cost take that of the first bill.
    expect(await averages()).toEqual([[id, 0, 10_000]]);
    await buy({ supplier_id: who, bill_number: 'A-2', remarks: 'Dearer' }, [id, 5, 133.33]);
    // (10 × 100 + 5 × 133.33) / 15 = 111.11
    expect(await averages()).toEqual([[id, 0, 11_111]]);
    expect(await levels(id)).toBe(15);
    const { body } = await help.get(`/stock/purchases`);
    expect(body).toMatchObject({
      next: null,
      purchases: [
        { id: 2, bill_number: 'A-2', total: 666.65, remarks: 'Dearer', is_reversed: false },
        {
          id: 1,
          supplier: { id: who, name: 'Himal Traders', phone: '9800000000' },
          day: '2026-11-20',
          total: 600,
          lines: [{ product_id: id, product_name: 'Dome camera', quantity: 6, cost: 100 }],
        },
      ],
    });
    const moved = await help.get(`/stock/movements?product_id=${id}`);
    expect(moved.body.movements).toMatchObject([
      { quantity: 5, balance: 15, reason: 'purchase', remarks: 'Dearer' },
      { quantity: 6, balance: 10, purchase: { supplier: 'Himal Traders', bill_number: 'A-1' } },
      { quantity: 4, balance: 4, reason: 'initial', by: null, purchase: null },
    ]);
    const { body: log } = await help.get('/activity?kind=purchase');
    expect(log.activities).toMatchObject([
      { action: 'add', thing: 'A-2', changes: [{ field: 'total', after: '666.65' }] },
      { action: 'add', thing: 'A-1' },
    ]);
    expect(await problems()).toEqual([]);
  });

  test('an average is whole paisa, half up', async () => {
    await as('admin');
    const { id } = await createProduct(shop().db, { in_stock: 0 });
    await buy({ bill_number: '1' }, [id, 1, 0.01]);
    await buy({ bill_number: '2' }, [id, 1, 0.02]);
    expect(await averages()).toEqual([[id, 0, 2]]);
    await buy({ bill_number: '3' }, [id, 2, 0.01]);
    // (2 × 2 + 2 × 1) / 4 = 1.5
    expect(await averages()).toEqual([[id, 0, 2]]);
    await buy({ bill_number: '4' }, [id, 5, 0.01]);
    // (4 × 2 + 5 × 1) / 9 = 1.44
    expect(await averages()).toEqual([[id, 0, 1]]);
  });

  test('a bill of a supplier is entered once, whatever its case; another supplier may have its number', async () => {
    await as('admin');
    const { id } = await createProduct(shop().db);
    const [one, other] = [await supplier('One'), await supplier('Other')];
    await buy({ supplier_id: one, bill_number: 'Inv-7' }, [id, 1, 10]);
    const again = await buy({ supplier_id: one, bill_number: 'INV-7' }, [id, 1, 10]);
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
    expect((await buy({ supplier_id: other, bill_number: 'Inv-7' }, [id, 1, 10])).status).toBe(201);
    expect(await levels(id)).toBe(12);
  });

  test('a purchase is taken back by one that reverses it, and the average is as if it had never been', async () => {
    await as('admin');
    const { id } = await createProduct(shop().db, { in_stock: 0 });
    await buy({ bill_number: '1' }, [id, 10, 100]);
    await buy({ bill_number: '2' }, [id, 10, 1000]);
    await buy({ bill_number: '3' }, [id, 10, 130]);
    const undone = await help.post('/stock/purchases/2/reverse', { remarks: 'Wrong price' });
    expect([undone.status, undone.body.id]).toEqual([200, 4]);
    // 10 at 100 and 10 at 130: the reversed ten do not count in the stock of the third bill.
    expect(await averages()).toEqual([[id, 0, 11_500]]);
    expect(await levels(id)).toBe(20);
    const twice = await help.post('/stock/purchases/2/reverse', { remarks: 'Again' });
    expect(twice.body.message).toBe('This purchase was reversed already.');
    const back = await help.post('/stock/purchases/4/reverse', { remarks: 'Back' });
    expect(back.body.message).toBe("A reversal can't be reversed. Enter the bill again.");
    const { body } = await help.get('/stock/purchases');
    expect(body.purchases).toMatchObject([
      { id: 4, reverses: 2, remarks: 'Wrong price', total: -10_000, lines: [{ quantity: -10 }] },
      { id: 3 },
      { id: 2, is_reversed: true },
      { id: 1 },
    ]);
    // Its number is free again.
    expect((await buy({ bill_number: '2' }, [id, 1, 100])).status).toBe(201);
    expect(await problems()).toEqual([]);
  });

  test('with the last purchase of goods their cost is unknown again', async () => {
    await as('admin');
    const { id } = await createProduct(shop().db);
    await buy({ bill_number: '1' }, [id, 2, 100]);
    await help.post('/stock/purchases/1/reverse', { remarks: 'Not ours' });
    expect(await averages()).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  test('what was sold since is not taken back, but a bill can be put right', async () => {
    await as('admin');
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 0, title: 'Lock' });
    await buy({ bill_number: '1' }, [id, 10, 1000]);
    await help.place(orderBody(city, [{ id, price: 1000, quantity: 7 }]));
    const refused = await help.post('/stock/purchases/1/reverse', { remarks: 'Wrong price' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Only 3 of Lock are left, and this would take 10. Correct the purchase instead, or count the stock first.',
    ]);
    expect(await averages()).toEqual([[id, 0, 100_000]]);
    const righted = await buy({ bill_number: '1', replaces: 1 }, [id, 10, 100]);
    expect([righted.status, await levels(id), await averages()]).toEqual([
      201,
      3,
      [[id, 0, 10_000]],
    ]);
    expect(await problems()).toEqual([]);
  });

  test('variants have a stock and an average each; a line has to say which', async () => {
    await as('admin');
    const { id } = await createProduct(shop().db, { in_stock: 0, title: 'NVR' });
    const rows = ['4', '8'].map((name) => ({ name, price: 1000, in_stock: 1 }));
    await createVariants(shop().db, id, rows);
    const open = await buy({ bill_number: '1' }, [id, 1, 10]);
    expect([open.status, open.body.details]).toEqual([
      400,
      [{ path: 'lines/0/product_id', message: 'Choose a variant of NVR.' }],
    ]);
    await buy({ bill_number: '1' }, [id, 2, 10, 1], [id, 3, 20, 2], [id, 1, 40, 1]);
    // Three pieces at 10, then one at 40.
    expect(await averages()).toEqual([
      [id, 1, 1750],
      [id, 2, 2000],
    ]);
    const { body } = await help.get(`/stock/movements?product_id=${id}&variant_id=1`);
    expect(body.movements).toMatchObject([
      { quantity: 1, balance: 4, variant_name: '4' },
      { quantity: 2, balance: 3 },
      { quantity: 1, balance: 1 },
    ]);
    expect(body.product).toMatchObject({
      in_stock: 8,
      variants: [{ in_stock: 4 }, { in_stock: 4 }],
    });
    expect(await problems()).toEqual([]);
  });

  test('what cannot be is refused and leaves nothing behind', async () => {
    await as('admin');
    const { id } = await createProduct(shop().db);
    const refused: [string, ReturnType<typeof buy>][] = [
      ['day', buy({ bill_number: '1', day: '2999-01-01' }, [id, 1, 1])],
      ['day', buy({ bill_number: '1', day: '2026-02-30' }, [id, 1, 1])],
      ['lines/0/product_id', buy({ bill_number: '1' }, [id + 1, 1, 1])],
      ['lines/0/quantity', buy({ bill_number: '1' }, [id, 999_999, 1])],
      ['supplier_id', buy({ bill_number: '1', supplier_id: 99 }, [id, 1, 1])],
    ];
    for (const [path, answer] of refused) {
      const { status, body } = await answer;
      expect([path, status, body.details]).toMatchObject([path, 400, [{ path }]]);
    }
    expect((await buy({ bill_number: '1', replaces: 9 }, [id, 1, 1])).status).toBe(404);
    expect([await levels(id), (await help.get('/stock/purchases')).body.purchases]).toEqual([
      10,
      [],
    ]);
  });

  test('suppliers are added, renamed, and deleted while nothing was bought of them', async () => {
    await as('admin');
    const id = await supplier('Himal');
    const taken = await help.post('/stock/suppliers', { name: 'HIMAL', phone: '' });
    expect(taken.status).toBe(409);
    const other = await supplier('Annapurna');
    const renamed = await help.send('PUT', `/stock/suppliers/${id}`, { name: 'Zed', phone: '1' });
    expect(renamed.body.supplier).toEqual({ id, name: 'Zed', phone: '1' });
    const { body } = await help.get('/stock/suppliers');
    expect(body.suppliers).toMatchObject([{ name: 'Annapurna' }, { name: 'Zed' }]);
    const product = await createProduct(shop().db);
    await buy({ bill_number: '1', supplier_id: id }, [product.id, 1, 1]);
    expect((await help.send('DELETE', `/stock/suppliers/${id}`)).status).toBe(409);
    expect((await help.send('DELETE', `/stock/suppliers/${other}`)).status).toBe(200);
  });

  test('staff who are no administrators see nothing of what things cost', async () => {
    await as('admin');
    const { id } = await createProduct(shop().db, { in_stock: 0 });
    // No time or key has it by chance.
    const cost = 98_765;
    await buy({ bill_number: '1' }, [id, 1, cost]);
    await as('staff');
    for (const url of [
      '/stock/purchases',
      '/stock/suppliers',
      '/stock/profit',
      '/stock/profit/orders/1',
      '/stock/profit/export',
    ]) {
      expect([url, (await help.get(url)).status]).toEqual([url, 403]);
    }
    expect((await buy({ bill_number: '2', supplier_id: 1 }, [id, 1, 1])).status).toBe(403);
    const seen = [
      await help.get('/stock/to-buy'),
      await help.get(`/stock/movements?product_id=${id}`),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200]);
    expect(JSON.stringify(seen.map(({ body }) => body))).not.toMatch(/cost|98,?765/);
    expect(await help.file('/stock/to-buy/export')).not.toMatch(/Cost|98,?765/);
    const { headers } = await signedIn(shop(), 'admin');
    const { body } = await shop().call({ url: '/stock/to-buy', headers });
    expect(body).toMatchObject({ goods: [{ last_cost: cost, supplier: 'Himal Traders' }] });
  });
});

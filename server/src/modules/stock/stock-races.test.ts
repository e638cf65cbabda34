import { onTwoServers } from '../../testing/database/both-databases';
import { byForm } from '../../testing/test-form';
import { createCity, createProduct, freshPhone, orderBody } from '../../testing/factories';
import { stockHelp } from '../../testing/stock-help';

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_value, index) => make(index));

const line = (id: number) => ({ id, price: 1000, quantity: 1 });

onTwoServers((shop) => {
  const help = stockHelp(shop);

  test('two counts at once: one is written, the other is told what there is', async () => {
    await help.as('staff');
    const { id } = await createProduct(shop().db);
    const count = (quantity: number) =>
      help.post('/stock/corrections', {
        product_id: id,
        kind: 'count',
        quantity,
        reason: 'counted',
        stock_seen: 10,
      });
    const answers = await Promise.all(times(10, (index) => count(20 + index)));
    const won = answers.filter(({ status }) => status === 200);
    const told = answers.filter(({ status }) => status === 409);
    expect([won.length, told.length]).toEqual([1, 9]);
    const now = won[0]?.body.in_stock;
    expect(told.map(({ body }) => body.details)).toEqual(times(9, () => ({ in_stock: now })));
    expect([await help.levels(id), await help.problems()]).toEqual([now, []]);
  });

  test('one bill entered many times at once stands once', async () => {
    await help.as('admin');
    const { id } = await createProduct(shop().db, { in_stock: 0 });
    const answers = await Promise.all(times(8, () => help.buy({ bill_number: '1' }, [id, 5, 100])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...times(7, () => 409)]);
    const undone = await Promise.all(
      times(8, () => help.post('/stock/purchases/1/reverse', { remarks: 'Twice' })),
    );
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, ...times(7, () => 409)]);
    expect([await help.levels(id), await help.averages(), await help.problems()]).toEqual([
      0,
      [],
      [],
    ]);
  });

  test('purchases while orders are placed: pieces, averages and the cost of each line fit', async () => {
    await help.as('admin');
    const city = await createCity(shop().db);
    const products = [
      await createProduct(shop().db, { in_stock: 30 }),
      await createProduct(shop().db, { in_stock: 30 }),
    ];
    const ids = products.map(({ id }) => id);
    const order = (index: number) =>
      help.place({
        ...orderBody(city, (index % 2 ? ids : ids.toReversed()).map(line)),
        phone: freshPhone(),
      });
    const bill = (index: number) =>
      help.buy(
        { bill_number: String(index) },
        ...(index % 2 ? ids : ids.toReversed()).map((id): [number, number, number] => [
          id,
          3,
          100 + 37 * index,
        ]),
      );
    const answers = await Promise.all([...times(16, order), ...times(4, bill)]);
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(await Promise.all(ids.map(help.levels))).toEqual([26, 26]);
    expect(await help.problems()).toEqual([]);
    // The cost of a line follows from the purchases before its movement, or is unknown.
    const lines = await shop().db.selectFrom('order_item').select('cost_paisa').execute();
    const known = lines.flatMap(({ cost_paisa }) => cost_paisa ?? []);
    expect(known.every((paisa) => paisa >= 10_000 && paisa <= 43_300)).toBe(true);
  });

  test('whatever happens in whatever order, stock is its movements and averages what purchases make', async () => {
    await help.as('admin');
    const city = await createCity(shop().db);
    const ids: number[] = [];
    while (ids.length < 3) ids.push((await createProduct(shop().db, { in_stock: 20 })).id);
    let seed = 7;
    const pick = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const some = () => ids[pick(3)] ?? 0;
    const events = [
      () => help.place(orderBody(city, [{ id: some(), price: 1000, quantity: 1 + pick(4) }])),
      () => help.buy({ bill_number: String(pick(40)) }, [some(), 1 + pick(9), pick(50_000) / 100]),
      () =>
        help.buy({ bill_number: String(pick(40)), replaces: 1 + pick(40) }, [
          some(),
          1 + pick(9),
          pick(50_000) / 100,
        ]),
      () => help.post(`/stock/purchases/${1 + pick(40)}/reverse`, { remarks: 'Wrong' }),
      async () => {
        const id = some();
        const stock_seen = await help.levels(id);
        const what = { product_id: id, kind: 'count', quantity: pick(30), reason: 'counted' };
        return help.post('/stock/corrections', { ...what, stock_seen });
      },
      () =>
        help.send('PUT', `/order-product/${1 + pick(30)}`, {
          status: pick(2) ? 'cancel' : 'pending',
          remarks: 'By phone',
        }),
    ];
    const [steps = 0] = byForm([400], [20]);
    const wrong: unknown[] = [];
    for (let step = 0; step < steps; step += 1) {
      const answers = await Promise.all(times(3, () => events[pick(events.length)]?.()));
      wrong.push(...answers.filter((answer) => (answer?.status ?? 500) >= 500));
    }
    expect(wrong).toEqual([]);
    expect(await help.problems()).toEqual([]);
  });
});

import { onBothDatabases } from '../../testing/database/both-databases';
import { createProduct, signedIn } from '../../testing/factories';
import { stockHelp } from '../../testing/stock-help';

onBothDatabases((shop) => {
  const { levels, supplier } = stockHelp(shop);

  test('a bill, its reversal and a correction are done once for a key, and answered as before (D313)', async () => {
    const { id } = await createProduct(shop().db, { in_stock: 4 });
    const countMovements = async () =>
      (await shop().db.selectFrom('stock_movement').select('id').execute()).length;
    const before = await countMovements();
    const { headers } = await signedIn(shop(), 'admin');
    const send = (key: string, url: string, body: object) =>
      shop().call<{ id?: number; in_stock?: number; code?: string }>({
        method: 'POST',
        url,
        headers: { ...headers, 'idempotency-key': key },
        body,
      });
    const line = { product_id: id, quantity: 6, cost: 100 };
    const bill = { supplier_id: await supplier(), bill_number: 'A-1', day: '2026-11-20' };
    const presses = [
      ['/stock/purchases', { ...bill, lines: [line] }],
      ['/stock/purchases/1/reverse', { remarks: 'Sent back' }],
      [
        '/stock/corrections',
        { product_id: id, kind: 'difference', quantity: -1, reason: 'damaged', stock_seen: 4 },
      ],
    ] as const;
    for (const [url, body] of presses) {
      const [first, again] = await Promise.all([send(url, url, body), send(url, url, body)]);
      const later = await send(url, url, body);
      expect(first.status).toBe(url === presses[0][0] ? 201 : 200);
      expect([again, later].map(({ status }) => status)).toEqual([first.status, first.status]);
      expect([again.body, later.body]).toEqual([first.body, first.body]);
      const other = await send(url, url, { ...body, remarks: 'Another' });
      expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    }
    expect(await levels(id)).toBe(3);
    expect((await countMovements()) - before).toBe(3);
  });
});

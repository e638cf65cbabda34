import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProductImportResponse, User } from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../../testing/factories';
import { failingAt } from '../../../testing/failing-at';
import { brokenInvariants } from '../../../testing/database/invariants';
import { importProducts } from './product-import.service';

const ROWS = 45;
const IMPORT = { import_id: '00000000-0000-4000-8000-00000000000a' };

onPostgresFirst((shop) => {
  let admin: Record<string, string>;
  let actor: User;
  let ids: number[];
  let csv: string;
  beforeEach(async () => {
    const { headers, ...user } = await signedIn(shop(), 'admin');
    [admin, actor] = [headers, user];
    ids = [];
    for (let at = 0; at < ROWS; at += 1) {
      ids.push((await createProduct(shop().db, { title: `Bell ${at}`, in_stock: 5 })).id);
    }
    // In reverse, as in an export; sold pieces are deducted row by row.
    const rows = ids.map((id, at) => `${id},Gong ${at},6,5\n`).toReversed();
    csv = `id,title,in_stock,in_stock_seen\n${rows.join('')}`;
  });
  const importCsv = async (csvText: string, rest: object = {}) =>
    shop().call<ProductImportResponse>({
      method: 'POST',
      url: '/product/import',
      headers: admin,
      body: { csv: csvText, dry_run: false, ...rest },
    });
  const written = async () => {
    const rows = await shop().db.selectFrom('product').selectAll().execute();
    return rows.filter(({ title, version, in_stock }) => {
      return title.startsWith('Gong') && version === 2 && in_stock === 6;
    }).length;
  };

  const step = async () => {
    const { body } = await importCsv(csv, { ...IMPORT, most: 20 });
    const { done, done_line, changed, applied } = body;
    return [done, done_line, changed, applied, await written()];
  };

  test('writes some with each call, and none twice', async () => {
    expect(await step()).toEqual([20, 21, 20, false, 20]);
    expect(await step()).toEqual([40, 41, 40, false, 40]);
    expect(await step()).toEqual([45, 46, 45, true, 45]);
    expect(await step()).toEqual([45, 46, 45, true, 45]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });

  test('stops where the database goes away, says which rows are written, and goes on', async () => {
    await failingAt(shop().db, 'Gong 10', async () => {
      const work = { csv, dry_run: false, ...IMPORT };
      await expect(importProducts(shop().db, actor, work)).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: '20 of 45 rows are written, up to line 21; the others are not.',
      });
      expect(await written()).toBe(20);
    });
    const { body } = await importCsv(csv, IMPORT);
    expect([body.applied, body.changed, await written()]).toEqual([true, 45, 45]);
  });

  test('two calls of one import at once write each row once', async () => {
    const calls = [importCsv(csv, IMPORT), importCsv(csv, IMPORT)];
    const answers = (await Promise.all(calls)).map(({ body }) => [body.applied, body.changed]);
    expect([answers, await written()]).toEqual([
      [
        [true, 45],
        [true, 45],
      ],
      45,
    ]);
  });

  test('stops before a row that has become wrong', async () => {
    await importCsv(csv, { ...IMPORT, most: 20 });
    const lost = ids[10] ?? 0;
    await shop().call({ method: 'DELETE', url: `/product/${lost}`, headers: admin });
    const { body } = await importCsv(csv, IMPORT);
    expect(body).toMatchObject({ applied: false, done: 34, done_line: 35 });
    expect(body.problems).toMatchObject([{ line: 36, column: 'id' }]);
  });

  test('goes on with the file it was begun with only', async () => {
    await importCsv(csv, { ...IMPORT, most: 20 });
    expect((await importCsv(csv.replace('Gong 1', 'Drum'), IMPORT)).status).toBe(409);
    expect(await written()).toBe(20);
  });

  test('a corrected file leaves what is written already, however old its rows are', async () => {
    const { body: old } = await shop().app.inject({
      url: '/api/v1/product/export',
      headers: { host: 'shop.test', ...admin },
    });
    const file = old.replaceAll('Bell', 'Gong').replaceAll(',5,approve', ',6,approve');
    await importCsv(file, { ...IMPORT, most: 20 });
    const { body } = await importCsv(file);
    expect([body.applied, body.changed, await written()]).toEqual([true, 25, 45]);
  });

  test('leaves everybody else their turn, and shoppers their orders', async () => {
    const place = await createCity(shop().db);
    let turns = 0;
    const importing = { isDone: false };
    const counting = (async () => {
      while (!importing.isDone) {
        await nextTurn();
        turns += 1;
      }
    })();
    const work = importCsv(csv).finally(() => {
      importing.isDone = true;
    });
    const orders = [0, 22, 44].map((at) =>
      shop().call({
        method: 'POST',
        url: '/order-product',
        body: orderBody(place, [{ id: ids[at] ?? 0, price: 1000, quantity: 1 }]),
      }),
    );
    expect((await Promise.all(orders)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await work).body.applied).toBe(true);
    await counting;
    // Some 45 were counted, and 3 where the database runs nothing else between its statements.
    expect(turns).toBeGreaterThan(ROWS / 3);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });
});

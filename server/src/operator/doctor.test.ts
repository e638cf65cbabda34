import { chmod, mkdtemp, mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { diskFiles } from '@pasal/core/files/disk-files';
import { makePrivate } from '@pasal/core/data-directory/private-files';
import { onBothDatabases } from '../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../testing/factories';
import { addPurchase } from '../modules/stock/purchase.service';
import { addSupplier } from '../modules/stock/supplier.service';
import { examineShop } from './doctor';

let uploadsDir: string;
beforeEach(async () => {
  uploadsDir = await mkdtemp(join(tmpdir(), 'pasal-uploads-'));
  await mkdir(join(uploadsDir, 'a'));
  for (const name of ['one', 'two', 'three']) await writeFile(join(uploadsDir, `${name}.webp`), '');
});
afterEach(() => rm(uploadsDir, { recursive: true, force: true }));

/** Statements that break something, and the sentence that reports it. */
const CASES: readonly [string, RegExp][] = [
  [
    "insert into searched_term (day, term, visitors, nothing, clicks) values ('2020-01-01', 'old', 3, 0, 0)",
    /^Searches are kept for longer than they should/,
  ],
  [
    'update product set in_stock = in_stock + 1',
    /^Product 1 "Dome camera" has 43 in stock, but its movements make 42\.$/,
  ],
  [
    'update stock_cost set average_paisa = 5',
    /^Product 1 costs Rs\. 0\.05 on average, but its purchases make it Rs\. 100\.00\.$/,
  ],
  [
    'delete from stock_cost',
    /^Product 1 costs nothing known on average, but its purchases make it Rs\. 100\.00\.$/,
  ],
  ['update purchase_line set quantity = 4', /^Purchase 1 brought 4 of product 1, but moved 5\.$/],
  ['delete from order_item where order_id = 1', /^Order NP-\d{4}-000001 has no lines\.$/],
  [
    'update orders set total_paisa = 100050 where id = 2',
    /^Order NP-\d{4}-000002 costs Rs\. 1000\.50, but its lines and delivery make Rs\. 2000\.00\.$/,
  ],
  [
    "delete from stock_movement where order_id = 2 and reason = 'cancel'",
    /^Order NP-\d{4}-000002 \(cancel\) moved -2 of product 1, but should have moved 0\.$/,
  ],
  [
    "insert into stock_movement (product_id, order_id, quantity, reason) values (1, 1, -1, 'order')",
    /^Order NP-\d{4}-000001 \(complete\) moved -2 of product 1, but should have moved -1\.$/,
  ],
  [
    "update orders set status = 'others' where id = 1",
    /^Order NP-\d{4}-000001 is others, but its history ends with complete\.$/,
  ],
  ['delete from orders where id = 2', /^Order number NP-\d{4}-000002 is missing\.$/],
  ['update order_counter set last = 4', /^Order number NP-\d{4}-000005 was never counted\.$/],
  ["delete from staff where role = 'admin'", /^There is no administrator; npm run admin:create/],
  [
    "update outbox set next_attempt_at = now() - interval '2 days' where id <= 3",
    /^Messages wait for over a day since their time came \(3\); is a server running\?$/,
  ],
  [
    `insert into product_variant (product_id, id, name, original_price_paisa, in_stock)
     values (1, 1, 'Big', 100, 3)`,
    /^Variant 1 "Big" of product 1 has 3 in stock, but its movements make 0\.$/,
  ],
  [
    `alter table product disable trigger product_from_variants;
     insert into product_variant (product_id, id, name, original_price_paisa, in_stock)
     values (1, 1, 'Big', 100, 3)`,
    /^Product 1 "Dome camera" does not have the variants, stock or price that its variants make\.$/,
  ],
  [
    `update order_item set variant_id = 1 where order_id = 1;
     insert into product_variant (product_id, id, name, original_price_paisa, in_stock)
     values (1, 1, 'Big', 100, 3)`,
    /^Order NP-\d{4}-000001 \(complete\) moved 0 of product 1 variant 1, but should have moved -1\.$/,
  ],
  [
    `update product set images = '["/uploads/one.webp", "/uploads/lost.webp"]'`,
    /^Product 1 "Dome camera" names the picture \/uploads\/lost\.webp, which is not there\.$/,
  ],
  [
    `insert into banner (image) values ('/uploads/banner.webp')`,
    /^Banner 1 names the picture \/uploads\/banner\.webp, which is not there\.$/,
  ],
  [
    `insert into district (name) values ('Lalitpur');
     update city set district_id = (select max(id) from district)`,
    /^Order NP-\d{4}-000001 goes to Kirtipur, which is not in its district\.$/,
  ],
];

class Undone extends Error {}

onBothDatabases((shop) => {
  /** Makes a shop with one of each event: sold, cancelled, reopened, deleted. */
  async function openShop() {
    const city = await createCity(shop().db);
    const { id } = await createProduct(shop().db, { in_stock: 45, title: 'Dome camera' });
    const admin = await signedIn(shop(), 'admin');
    const { headers } = admin;
    const supplier_id = (await addSupplier(shop().db, admin, { name: 'Himal', phone: '' })).id;
    const lines = [{ product_id: id, quantity: 5, cost: 100 }];
    const bill = { supplier_id, bill_number: '1', day: '2026-01-01', lines };
    await addPurchase(shop().db, admin, bill);
    for (let order = 1; order <= 5; order += 1) {
      const body = orderBody(city, [{ id, price: 1000, quantity: order }]);
      await shop().call({ method: 'POST', url: '/order-product', body });
    }
    const set = (order: number, status: string) =>
      shop().call({
        method: 'PUT',
        url: `/order-product/${order}`,
        body: { status, remarks: 'By phone' },
        headers,
      });
    await set(1, 'complete');
    await set(2, 'cancel');
    await set(3, 'cancel');
    await set(3, 'pending');
    await set(4, 'complete');
    for (const order of [4, 5]) {
      await shop().call({ method: 'DELETE', url: `/order-product/${order}`, headers });
    }
  }

  /** Returns the findings after the statements have run; they are undone again. */
  async function findingsAfter(statements: string): Promise<string[]> {
    let findings: string[] = [];
    const work = shop()
      .db.transaction()
      .execute(async (trx) => {
        for (const statement of statements.split(';')) await sql.raw(statement).execute(trx);
        ({ findings } = await examineShop({ db: trx, pictures: diskFiles(uploadsDir) }));
        throw new Undone();
      });
    await expect(work).rejects.toThrow(Undone);
    return findings;
  }

  test('a shop that is well has no findings; whatever is broken is told', async () => {
    await openShop();
    expect(
      (await examineShop({ db: shop().db, pictures: diskFiles(uploadsDir) })).findings,
    ).toEqual([]);
    for (const [statements, sentence] of CASES) {
      expect(await findingsAfter(statements)).toContainEqual(expect.stringMatching(sentence));
    }
  });

  test('pictures nothing names are told, and are no illness', async () => {
    await createProduct(shop().db);
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    for (const name of ['one.webp', 'a/left.webp', '.derived/x.webp']) {
      const file = join(uploadsDir, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, '');
      await utimes(file, yesterday, yesterday);
    }
    // A new file may belong to a form that is being saved.
    await writeFile(join(uploadsDir, 'a/new.webp'), '');
    await signedIn(shop(), 'admin');
    expect(await examineShop({ db: shop().db, pictures: diskFiles(uploadsDir) })).toMatchObject({
      findings: [],
      notes: ['Nothing names the picture /uploads/a/left.webp; its file may be removed.'],
    });
  });

  test('files that other users may open are told', async () => {
    await signedIn(shop(), 'admin');
    const dataDir = join(uploadsDir, 'shop');
    await mkdir(join(dataDir, 'database'), { recursive: true, mode: 0o700 });
    await writeFile(join(dataDir, 'database/PG_VERSION'), '18', { mode: 0o600 });
    const findings = async () =>
      (await examineShop({ db: shop().db, pictures: diskFiles(uploadsDir), dataDir })).findings;
    expect(await findings()).toEqual([]);
    await chmod(join(dataDir, 'database/PG_VERSION'), 0o640);
    await chmod(dataDir, 0o755);
    expect(await findings()).toEqual([
      expect.stringMatching(/^Other users of this machine may open \S+\/shop and 1 more; /),
    ]);
    expect(await makePrivate(dataDir)).toEqual([]);
    const release = join(dataDir, 'releases/offers/1.0');
    await mkdir(release, { recursive: true });
    await writeFile(join(release, 'server.cjs'), '');
    expect(await findings()).toEqual([
      expect.stringMatching(
        /^Other users of this machine may open \S+\/shop\/releases and 3 more; /,
      ),
    ]);
    await chmod(join(dataDir, 'database/PG_VERSION'), 0o640);
    await chmod(dataDir, 0o755);
    // The directory may hold other things too; then the shop must not close it.
    await writeFile(join(dataDir, 'letter.txt'), '');
    expect(await makePrivate(dataDir)).toEqual([]);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o755);
    expect((await stat(join(dataDir, 'database/PG_VERSION'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(release, 'server.cjs'))).mode & 0o777).toBe(0o600);
  });

  test('many cases of one kind are cut short', async () => {
    await openShop();
    const told = await findingsAfter('update order_counter set last = 200');
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toBe('… and 175 more like the last one.');
  });
});

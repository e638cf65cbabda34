import { sql } from 'kysely';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { insertDemo } from './insert-demo';
import { planDemo, type DemoPlan } from './plan-demo';
import { createDemoAccounts } from '@pasal/server/modules/staff/first-accounts';
import { placeOrder } from '@pasal/server/modules/orders/place/place-order.service';
import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { createProduct, createStaff, orderBody, signedIn } from '@pasal/server/testing/factories';
import { clearDemo, findDemo } from './clear-demo';
import { addressOf } from './picture-address';
import { examineShop } from '@pasal/server/operator/doctor';

const OWN = ['/uploads/own-1.webp', '/uploads/own-2.webp', '/uploads/own-3.webp'];
/** Tables of goods, orders, customers and sign-ins, all of which `clearDemo` empties. */
const EMPTIED = [
  'orders',
  'order_item',
  'order_history',
  'parcel',
  'parcel_event',
  'order_call',
  'order_return',
  'order_return_item',
  'order_return_event',
  'order_return_picture',
  'order_rule',
  'customer',
  'customer_contact',
  'customer_note',
  'courier',
  'cash_entry',
  'cash_settlement',
  'cash_owed',
  'order_counter',
  'outbox',
  'idempotency_key',
  'activity',
  'session',
  'login_attempt',
  'rate_limit',
  'searched_term',
  'supplier',
  'purchase',
  'purchase_line',
  'searched_product',
  'search_mark',
  'banner',
] as const;

let plan: DemoPlan;
beforeAll(() => {
  plan = planDemo(new Date());
});

onBothDatabases((shop) => {
  const countOf = async (table: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}`.execute(shop().db);
    return rows[0]?.count;
  };
  const clear = () => clearDemo(shop());
  const examine = () => examineShop(shop());

  async function put(path: string) {
    const file = join(shop().uploadsDir, path.replace('/uploads/', ''));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path);
  }

  test('goods, orders, customers and open accounts go; settings and what is the owner’s stays', async () => {
    const { db, uploadsDir } = shop();
    await db.transaction().execute((trx) => insertDemo(trx, plan));
    await createDemoAccounts(db);
    for (const file of plan.pictures) await put(addressOf(file));
    const owner = await signedIn(shop(), 'admin');
    for (const path of OWN) await put(path);
    const brand = plan.brands[0]?.name ?? '';
    const own = await createProduct(db, { title: 'Bukhari stove', brand, in_stock: 8 });
    await db
      .updateTable('product')
      .set({ images: JSON.stringify(OWN) })
      .where('id', '=', own.id)
      .execute();
    const place = await db.selectFrom('city').selectAll().executeTakeFirstOrThrow();
    const where = { district_id: place.district_id, city_id: place.id };
    const order = orderBody(where, [{ id: own.id, price: 1000, quantity: 3 }]);
    await placeOrder(db, order, { key: 'k'.repeat(20), address: '10.0.0.1' });
    const poster = '/uploads/own-poster.webp';
    await put(poster);
    await db
      .updateTable('poster')
      .set({ images: sql`images || ${JSON.stringify([poster])}::jsonb` })
      .where('type', '=', 'hero')
      .execute();

    const cleared = await clear();
    expect(cleared).toEqual({
      products: plan.products.length,
      orders: plan.orders.length + 1,
      accounts: ['admin@pasal.test', 'staff@pasal.test'],
      brands: plan.brands.length - 1,
      banners: 2,
      pictures: plan.pictures.length,
      left: { products: 1, accounts: 1, admins: 1, cities: 753 },
    });
    for (const table of EMPTIED) expect([table, await countOf(table)]).toEqual([table, 0]);
    const products = await db.selectFrom('product').select(['title', 'in_stock']).execute();
    // No order has these three products.
    expect(products).toEqual([{ title: 'Bukhari stove', in_stock: 8 }]);
    expect(await db.selectFrom('staff').select('email').execute()).toEqual([
      { email: owner.email },
    ]);
    expect([await countOf('city'), await countOf('category'), await countOf('brand')]).toEqual([
      753, 5, 1,
    ]);
    // The brand of the owner's own product stays, without the wordmark of the demo.
    expect(await db.selectFrom('brand').select(['name', 'logo']).execute()).toEqual([
      { name: brand, logo: null },
    ]);
    const posters = await db.selectFrom('poster').select(['type', 'images']).execute();
    expect(posters).toEqual(
      expect.arrayContaining([
        { type: 'category', images: [] },
        { type: 'hero', images: [poster] },
      ]),
    );
    const { body } = await shop().call<{ settings: object }>({ url: '/site/settings' });
    expect(body.settings).toMatchObject({
      shop_name: 'Pasal',
      legal: { name: 'Pasal Demo Traders Pvt. Ltd.' },
      special_offer: false,
    });
    const files = (await readdir(uploadsDir)).filter((name) => name.endsWith('.webp'));
    expect(files.toSorted()).toEqual([...OWN, poster].map((path) => path.slice(9)).toSorted());
    await expect(readdir(join(uploadsDir, 'demo'))).resolves.toEqual([]);

    expect((await examine()).findings).toEqual([]);
    // The first real order is number 1.
    await placeOrder(db, order, { key: undefined, address: '10.0.0.1' });
    const [first] = await db.selectFrom('orders').select('order_number').execute();
    expect(first?.order_number).toMatch(/^NP-\d{4}-000001$/);
  });

  test('pictures that a cut-off clearing left behind go at the next', async () => {
    await put('/uploads/demo/left-1.webp');
    expect((await clear()).pictures).toBe(1);
  });

  test('a real shop is left alone', async () => {
    const { db } = shop();
    await createStaff(db, 'admin', 'admin@pasal.test');
    await createProduct(db);
    const nothing = 'Nothing of a demo is in this shop. Nothing was changed.';
    await expect(findDemo(shop())).rejects.toThrow(nothing);
    await expect(clear()).rejects.toThrow(nothing);
    expect([await countOf('product'), await countOf('staff')]).toEqual([1, 1]);
  });
});

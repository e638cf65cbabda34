import { sql } from 'kysely';
import {
  ORDER_STATUSES,
  type PublicProductQuery,
  type PublicProductsResponse,
  type Section,
} from '@pasal/shared/contracts';
import { onPostgresFirst } from '../testing/database/both-databases';
import { createCity, createProduct, createSubcategories, orderBody } from '../testing/factories';
import type { TestApp } from '../testing/test-app';

const STORED = {
  tally: sql`select kind, key, total from tally where total <> 0 order by kind, key`,
  listing_facet: sql`select * from listing_facet where total <> 0 order by scope`,
  product_sales: sql`select * from product_sales where pieces <> 0 order by day, product_id`,
  search_word: sql`select word, total from search_word where total <> 0 order by word`,
};

async function readStored({ db }: TestApp) {
  const stored: Record<string, unknown[]> = {};
  for (const [table, query] of Object.entries(STORED))
    stored[table] = (await query.execute(db)).rows;
  return stored;
}

/** Expects that the database's own counts equal a full count. */
async function expectRight(shop: TestApp) {
  const stored = await readStored(shop);
  await sql`select rebuild_tallies()`.execute(shop.db);
  expect(stored).toEqual(await readStored(shop));
}

/** The same numbers at every run. */
function* numbers() {
  for (let state = 7; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

const SECTIONS: (Section | null)[] = ['new_arrivals', 'weekly_deals', null, null];
const STATUSES = ['approve', 'approve', 'approve', 'pending', 'cancel'] as const;

onPostgresFirst((shop) => {
  const random = numbers();
  const upTo = (end: number) => Number(random.next().value) % end;
  const oneOf = <Value>(list: readonly Value[]) => list[upTo(list.length)] as Value;

  const anyProduct = () => ({
    title: `${oneOf(['Dome', 'Lamp', 'ताला'])} ${upTo(50)}`,
    price: upTo(2_000_000) / 100,
    section: oneOf(SECTIONS),
    status: oneOf(STATUSES),
  });

  test('every change of products is counted', async () => {
    const { db } = shop();
    const ids: number[] = [];
    const parts = await createSubcategories(db, 'Cameras', ['Dome', 'Bullet']);
    for (let made = 0; made < 30; made += 1) {
      const brand = oneOf(['Alpha', 'Beta', 'Gamma']);
      const category = oneOf(['Cameras', 'Lamps']);
      ids.push((await createProduct(db, { ...anyProduct(), brand, category })).id);
    }
    await expectRight(shop());
    for (let round = 0; round < 40; round += 1) {
      const { title, price, section, status } = anyProduct();
      const columns = oneOf([
        { title },
        { section },
        { status },
        { price_paisa: Math.round(price * 100) },
        { brand_id: 1 + upTo(2), category_id: 1, subcategory_id: null },
        { category_id: parts[0]?.category_id, subcategory_id: oneOf(parts)?.id },
        { in_stock: upTo(5) },
        { title, section, status },
      ]);
      await db.updateTable('product').set(columns).where('id', '=', oneOf(ids)).execute();
    }
    await db.deleteFrom('product').where('id', 'in', ids.slice(0, 5)).execute();
    // Its products follow it into the other category.
    await db
      .updateTable('subcategory')
      .set({ category_id: 2 })
      .where('id', '=', parts[0]?.id ?? 0)
      .execute();
    await db.updateTable('brand').set({ name: 'Omega' }).where('id', '=', 1).execute();
    await expectRight(shop());
  });

  test('a statement that changes many products is settled once', async () => {
    const { db } = shop();
    for (let made = 0; made < 12; made += 1) await createProduct(db, anyProduct());
    await sql`create table settled (at timestamptz)`.execute(db);
    await sql`create function note_settled() returns trigger language plpgsql
      as 'begin insert into settled values (now()); return null; end'`.execute(db);
    await sql`create trigger settled after insert on tally
      for each statement execute function note_settled()`.execute(db);
    try {
      await db
        .updateTable('product')
        .set((eb) => ({ title: sql<string>`title || ' new'`, price_paisa: eb('id', '*', 700) }))
        .execute();
      // Neither pieces that are sold nor names that stay are counted.
      await db
        .updateTable('product')
        .set({ in_stock: 3, title: sql<string>`title` })
        .execute();
      const { rows } = await sql`select from settled`.execute(db);
      expect(rows).toHaveLength(1);
    } finally {
      await sql`drop trigger settled on tally`.execute(db);
      await sql`drop function note_settled()`.execute(db);
      await sql`drop table settled`.execute(db);
    }
    const { rows: left } = await sql`select from product_change`.execute(db);
    expect(left).toEqual([]);
    await expectRight(shop());
  });

  test('every change of orders is counted', async () => {
    const { db } = shop();
    const place = await createCity(db);
    const { id } = await createProduct(db, { in_stock: 100, price: 5 });
    for (let placed = 0; placed < 8; placed += 1) {
      await shop().call({
        method: 'POST',
        url: '/order-product',
        body: orderBody(place, [{ id, price: 5, quantity: 1 }]),
      });
    }
    await expectRight(shop());
    await db.updateTable('orders').set({ status: 'cancel' }).where('id', '<', 4).execute();
    await db
      .updateTable('orders')
      .set({ deleted_at: new Date() })
      .where('id', 'in', [3, 4])
      .execute();
    await db.updateTable('orders').set({ deleted_at: null }).where('id', '=', 4).execute();
    await db
      .updateTable('orders')
      .set({ created_at: new Date('2026-01-31T18:14:00Z') })
      .where('id', '=', 5)
      .execute();
    await expectRight(shop());
    const { rows } = await sql`select kind, total from tally where kind like 'orders _%'
      and kind not like 'orders by %' and total > 0 order by kind`.execute(db);
    expect(rows).toEqual([
      { kind: 'orders cancel', total: 2 },
      { kind: 'orders pending', total: 5 },
    ]);
    const { rows: sold } = await sql`select sum(pieces)::integer as pieces,
      sum(paisa)::integer as paisa, count(*)::integer as days from product_sales`.execute(db);
    expect(sold).toEqual([{ pieces: 5, paisa: 2500, days: 2 }]);
  });

  test('changes that cross each other neither block nor miscount', async () => {
    const { db } = shop();
    const place = await createCity(db);
    const made: { id: number }[] = [];
    for (let number = 0; number < 6; number += 1) {
      made.push(await createProduct(db, { price: 5, in_stock: 1000, category: `C${number % 2}` }));
    }
    const order = async (from: number) => {
      const lines = [made[from % 6], made[(from + 3) % 6]];
      const { status } = await shop().call({
        method: 'POST',
        url: '/order-product',
        remoteAddress: `10.0.${from}.1`,
        body: orderBody(
          place,
          lines.map((line) => ({ id: line?.id ?? 0, price: 5, quantity: 1 })),
        ),
      });
      return status;
    };
    const edit = async (number: number) => {
      await db.transaction().execute(async (trx) => {
        const ids = [made[number % 6]?.id ?? 0, made[(number + 1) % 6]?.id ?? 0].toSorted();
        for (const id of ids) {
          const columns = { title: `Title ${number}`, is_popular: number % 2 === 0 };
          await trx.updateTable('product').set(columns).where('id', '=', id).execute();
        }
      });
      return 201;
    };
    const restatus = async (number: number) => {
      const status = ORDER_STATUSES[(number / 3) % 4] ?? 'others';
      await db
        .updateTable('orders')
        .set({ status })
        .where('id', '=', 1 + (number % 8))
        .execute();
      return 201;
    };
    for (let placed = 0; placed < 8; placed += 1) await order(100 + placed);
    const work = Array.from({ length: 480 }, (_each, number) =>
      number % 12 === 0 ? order(number) : [restatus, edit, restatus][number % 3]?.(number),
    );
    expect(new Set(await Promise.all(work))).toEqual(new Set([201]));
    await expectRight(shop());
  });

  test('a listing counts what fits its prices, whatever the range', async () => {
    const prices: number[] = [];
    for (let number = 0; number < 40; number += 1) {
      const price = oneOf([upTo(100), upTo(10_000), upTo(30_000_000)]) / 100;
      prices.push(price);
      await createProduct(shop().db, { price, section: 'weekly_deals' });
    }
    const asked: PublicProductQuery[] = [{ minPrice: 0 }, { maxPrice: 100_000_000 }];
    for (let number = 0; number < 25; number += 1) {
      const [low = 0, high = 0] = [oneOf(prices), oneOf(prices)].toSorted(
        (one, other) => one - other,
      );
      asked.push({ minPrice: low, maxPrice: high }, { minPrice: high }, { maxPrice: low });
    }
    for (const [number, { minPrice = 0, maxPrice = Infinity }] of asked.entries()) {
      const fitting = prices.filter((price) => price >= minPrice && price <= maxPrice);
      const sort = oneOf(['featured', 'price_asc', 'name_desc']);
      const most = maxPrice === Infinity ? '' : `&maxPrice=${maxPrice}`;
      const { body } = await shop().call<PublicProductsResponse>({
        url: `/product/public?section=weekly_deals&limit=100&sort=${sort}&minPrice=${minPrice}${most}`,
      });
      const listed = body.products.map(({ price }) => price).toSorted((one, other) => one - other);
      expect([number, body.total, listed]).toEqual([
        number,
        fitting.length,
        fitting.toSorted((one, other) => one - other),
      ]);
    }
  });
});

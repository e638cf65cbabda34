import { sql, type Kysely } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import { PATIENT } from '@pasal/core/db/database-limits';
import { runStatement } from '@pasal/core/db/statement';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import { connectDatabase, type ConnectedDatabase } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import type { Database } from '../../db/schema';
import { openPlainCatalogue } from '../../testing/catalogue/plain-catalogue';
import { manyRows } from '../../testing/database/many-rows';
import { sharedPostgres, type SharedPostgres } from '../../testing/database/shared-postgres';
import { listProductsOf, listPublicProducts } from '../products/listing/product-list.repository';
import type { ProductList } from './listing/product-list';
import { presentProduct } from '../products/product.presenter';
import { SEARCH_LIMIT } from './search/product-search';
import { currentCatalogue } from './current-catalogue';
import { readChanges } from './memory/reading';

jest.mock('./memory/reading', () => {
  const real = jest.requireActual<typeof import('./memory/reading')>('./memory/reading');
  return { ...real, readChanges: jest.fn(real.readChanges) };
});

/** The number of products in one category. */
const RENAMED = 8333;

let postgres: SharedPostgres;
let databaseUrl: string;
const opened: ConnectedDatabase[] = [];

/** A server's own connections. */
async function openServer(): Promise<Kysely<Database>> {
  const server = await connectDatabase({ databaseUrl, poolSize: 4 });
  opened.push(server);
  return server.db;
}

async function openReadServer(): Promise<Kysely<Database>> {
  const db = await openServer();
  await currentCatalogue(db);
  return db;
}

let writer: Kysely<Database>;
/** A server that has read the catalogue before anything changes. */
let reader: Kysely<Database>;
/** Products that visitors see, by their ids. */
let seen: number[];
beforeAll(async () => {
  postgres = sharedPostgres();
  databaseUrl = await postgres.createMigrated();
  writer = await openServer();
  const filler = await connectDatabase({ databaseUrl, limits: PATIENT });
  await migrateToLatest(filler.db);
  await filler.db.connection().execute(async (connection) => {
    const fill = manyRows({ products: 10_000, orders: 10 });
    const last = fill.indexOf('set session_replication_role = default');
    const gather = `update product set category_id = 1, subcategory_id = null where id <= ${RENAMED}`;
    for (const text of [...fill.slice(0, last), gather, ...fill.slice(last)]) {
      await runStatement(connection, { text, values: [] });
    }
  });
  await filler.close();
  reader = await openReadServer();
  const rows = await writer
    .selectFrom('product')
    .select('id')
    .where('status', '=', 'approve')
    // Prices and stock of the others follow from their variants.
    .where(sql<boolean>`variants = '[]'`)
    .orderBy('id')
    .limit(2000)
    .execute();
  seen = rows.map(({ id }) => id);
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await postgres.stop();
});

const write = (id: number, values: { price_paisa?: number; title?: string; in_stock?: number }) =>
  writer.updateTable('product').set(values).where('id', '=', id).execute();

/** The compared part of a list; above the search limit a statement may return any matches. */
const tell = ({ search }: PublicProductQuery, list: ProductList) => ({
  total: list.total,
  ...((search === undefined || list.total < SEARCH_LIMIT) && {
    brands: list.brands,
    prices: [list.min_paisa, list.max_paisa],
    products: list.products.map((row) => presentProduct(row, 'en')),
  }),
});

/** Expects that a server answers lists as a plain query of the rows does. */
async function expectCurrent(db: Kysely<Database>, queries: readonly PublicProductQuery[]) {
  const catalogue = await currentCatalogue(db);
  const rows = await openPlainCatalogue(writer, () => catalogue.vocabulary());
  for (const query of queries) {
    const plain = await listProductsOf(rows, query);
    const memory = await listProductsOf(await currentCatalogue(db), query);
    expect({ query, ...tell(query, memory) }).toEqual({ query, ...tell(query, plain) });
  }
}

const SOME: PublicProductQuery[] = [
  {},
  { page: 7, sort: 'price_asc' },
  { category: 'Category 3', sort: 'name_desc', limit: 50 },
  { section: 'weekly_deals' },
  { brand: ['LG'], minPrice: 1000 },
  { search: 'outdoor dome' },
  { search: 'quixotic' },
];

test('of 1,000 changes at one server none is missed at the next read at another', async () => {
  let stale = 0;
  for (let change = 0; change < 1000; change += 1) {
    const id = seen[(change * 40) % 2000] ?? 0;
    await write(id, change % 3 === 0 ? { in_stock: change } : { price_paisa: 100 + change });
    const { products } = await listPublicProducts(reader, { id: [id] });
    const [shown] = products;
    const wanted =
      change % 3 === 0 ? shown?.in_stock === change : shown?.price_paisa === 100 + change;
    if (!wanted) stale += 1;
  }
  expect(stale).toBe(0);
  await expectCurrent(reader, SOME);
});

test('readers and writers at once: nobody reads what was before a change that has been answered', async () => {
  const id = seen[1] ?? 0;
  let [price, wrong] = [1_000_000, 0];
  const answered = { price };
  const readingIt = async () => {
    for (let read = 0; read < 100; read += 1) {
      const least = answered.price;
      const { products } = await listPublicProducts(reader, { id: [id] });
      if ((products[0]?.price_paisa ?? 0) < least) wrong += 1;
    }
  };
  const writing = async () => {
    for (let change = 0; change < 100; change += 1) {
      price += 100;
      await write(id, { price_paisa: price });
      answered.price = price;
    }
  };
  await Promise.all([writing(), ...Array.from({ length: 8 }, readingIt)]);
  expect(wrong).toBe(0);
});

test('a server that starts while products change has every change', async () => {
  const start = { isOver: false };
  const changing = (async () => {
    for (let change = 0; !start.isOver; change += 1) {
      const id = 1 + ((change * 7919) % 10_000);
      await write(id, change % 2 === 0 ? { title: `Quixotic lamp ${change}` } : { in_stock: 0 });
      if (change % 50 === 0) {
        await writer.deleteFrom('stock_movement').where('product_id', '=', id).execute();
        await writer.deleteFrom('product').where('id', '=', id).execute();
      }
    }
  })();
  const fresh = await openReadServer();
  start.isOver = true;
  await changing;
  await expectCurrent(fresh, SOME);
});

test('what broke off while it was read is read again', async () => {
  const id = seen[2] ?? 0;
  await write(id, { price_paisa: 777_700 });
  jest.mocked(readChanges).mockRejectedValueOnce(new Error('the connection is gone'));
  await expect(listPublicProducts(reader, { id: [id] })).rejects.toThrow('the connection is gone');
  const { products } = await listPublicProducts(reader, { id: [id] });
  expect(products[0]?.price_paisa).toBe(777_700);
});

test('a clock that jumps hides no change', async () => {
  const id = seen[3] ?? 0;
  for (const [at, price] of [
    ['2001-01-01', 111_100],
    ['2051-01-01', 222_200],
  ] as const) {
    jest.useFakeTimers({
      now: new Date(at),
      doNotFake: ['setImmediate', 'nextTick', 'setTimeout'],
    });
    await sql`update product set price_paisa = ${price}, updated_at = ${new Date(at)} where id = ${id}`.execute(
      writer,
    );
    const { products } = await listPublicProducts(reader, { id: [id] });
    jest.useRealTimers();
    expect(products[0]?.price_paisa).toBe(price);
  }
});

test('2,000 products that change at once are all read', async () => {
  await writer.transaction().execute(async (trx) => {
    await sql`update product set title = 'Quixotic ' || title where id between 3000 and 4999`.execute(
      trx,
    );
  });
  await expectCurrent(reader, SOME);
});

test('a renamed category of 8,333 products is one by its new name at once', async () => {
  const before = await listPublicProducts(reader, { category: 'Category 1' });
  expect(before.total).toBeGreaterThan(7000);
  await writer.updateTable('category').set({ name: 'Renamed' }).where('id', '=', 1).execute();
  expect((await listPublicProducts(reader, { category: 'Category 1' })).total).toBe(0);
  const after = await listPublicProducts(reader, { category: 'renamed' });
  expect([after.total, after.products[0]?.category]).toEqual([before.total, 'Renamed']);
  const found = await listPublicProducts(reader, { search: 'renamed', category: 'Renamed' });
  expect(found.total).toBe(SEARCH_LIMIT);
  await expectCurrent(reader, SOME);
});

test('what owners teach counts at once, on every server', async () => {
  const word = 'kalopatti';
  expect((await listPublicProducts(reader, { search: word })).total).toBe(0);
  await writer.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('search_kind')
      .values({ name: 'Doorbell', parent_id: null, category_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const phrases = [word, 'doorbell'].map((phrase) => ({ phrase, kind_id: id, finds: null }));
    await trx.insertInto('search_phrase').values(phrases).execute();
    await touchAreas(trx, 'product', 'phrases');
  });
  const { products } = await listPublicProducts(reader, { search: word, limit: 50 });
  expect(products.length).toBeGreaterThan(20);
  expect(products.filter(({ title }) => !title.includes('doorbell'))).toEqual([]);
});

test('rows that came without their triggers are read once all versions are renewed', async () => {
  const id = seen[4] ?? 0;
  await writer.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update product set price_paisa = 5 where id = ${id}`.execute(trx);
    await sql`set local session_replication_role = default`.execute(trx);
    await sql`select renew_versions()`.execute(trx);
  });
  await expectCurrent(reader, [...SOME, { id: [id] }]);
});

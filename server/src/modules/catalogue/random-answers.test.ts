import { PRODUCT_SORTS, SECTIONS, type PublicProductQuery } from '@pasal/shared/contracts';
import { connectDatabase, type ConnectedDatabase } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import { runStatement } from '@pasal/core/db/statement';
import { manyRows } from '../../testing/database/many-rows';
import { openPlainCatalogue } from '../../testing/catalogue/plain-catalogue';
import { sharedPostgres, type SharedPostgres } from '../../testing/database/shared-postgres';
import { factFacets } from './listing/fact-facets';
import type { ProductList } from './listing/product-list';
import { listProductsOf } from '../products/listing/product-list.repository';
import { presentProduct } from '../products/product.presenter';
import { SEARCH_LIMIT } from './search/product-search';
import { currentCatalogue } from './current-catalogue';

let postgres: SharedPostgres;
let database: ConnectedDatabase;

beforeAll(async () => {
  postgres = sharedPostgres();
  database = await connectDatabase({ databaseUrl: await postgres.createMigrated() });
  await migrateToLatest(database.db);
  await database.db.connection().execute(async (connection) => {
    for (const text of manyRows({ products: 1500, orders: 10 })) {
      await runStatement(connection, { text, values: [] });
    }
  });
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

/** The same numbers at every run. */
function* numbers() {
  for (let state = 11; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}
const random = numbers();
const upTo = (end: number) => Number(random.next().value) % end;
const oneOf = <Value>(list: readonly Value[]) => list[upTo(list.length)] as Value;
const often = <Value>(value: () => Value, one: number) => (upTo(one) === 0 ? value() : undefined);

const BRANDS = ['Hikvision', 'lg', 'Sony', 'DAHUA', 'Nobody', 'Ring'];
const CATEGORIES = ['Category 3', 'category 5 part 2', 'all', 'weekly_deals', '7', 'Nothing'];
const WORDS = [
  'dome',
  'outdoor',
  'ds47',
  'ds-471',
  'solar fan',
  'क्यामेरा',
  'hikvison',
  'cctv camera',
  'bullet under 5000',
  'sony kettle',
  'te',
  'wireless',
  'wireless indoor',
  '100%',
  'te_',
  'xyzzyq',
];
const FACTS = ['shape:Dome', 'shape:Box', 'resolution:2', 'resolution:4..6', 'power:20..60'];
const MORE_FACTS = ['smart:true', 'smart:false', 'box:product-31', 'none:1', 'power:35'];

/** A query as visitors might make it; undefined parameters are omitted. */
function anyQuery(): PublicProductQuery {
  const wanted = {
    search: often(() => oneOf(WORDS), 2),
    category: often(() => oneOf([...CATEGORIES, ...BRANDS]), 2),
    within: often(() => 'Category 4', 8),
    subcategory: often(() => 'Category 3 part 1', 9),
    section: often(() => oneOf(SECTIONS), 6),
    brand: often(() => [oneOf(BRANDS), oneOf(BRANDS)], 5),
    minPrice: often(() => upTo(20_000), 4),
    maxPrice: often(() => upTo(45_000), 4),
    fact: often(() => [oneOf(FACTS), oneOf(FACTS), oneOf(MORE_FACTS)].slice(upTo(3)), 3),
    available: often(() => '1' as const, 5),
    discounted: often(() => '1' as const, 9),
    id: often(() => Array.from({ length: 9 }, () => 1 + upTo(1600)), 12),
    slug: often(() => `product-${upTo(1600)}`, 30),
    sort: often(() => oneOf(PRODUCT_SORTS), 2),
    page: often(() => 1 + upTo(4), 3),
    limit: often(() => 1 + upTo(60), 3),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** The compared part of a list; above the search limit a statement may return any matches. */
function told({ total, brands, min_paisa, max_paisa, ...list }: ProductList, isCut: boolean) {
  if (isCut) return { total };
  return {
    total,
    brands,
    min_paisa,
    max_paisa,
    facts: factFacets(list.fact_counts, 'en'),
    products: list.products.map((row) => presentProduct(row, 'en')),
  };
}

test('2,000 random lists and searches answer as a plain query over the same rows does', async () => {
  const { db } = database;
  const memory = await currentCatalogue(db);
  const plain = await openPlainCatalogue(db, () => memory.vocabulary());
  let found = 0;
  for (let asked = 0; asked < 2000; asked += 1) {
    const query = anyQuery();
    const one = await listProductsOf(memory, query);
    const other = await listProductsOf(plain, query);
    const isCut = query.search !== undefined && one.total >= SEARCH_LIMIT;
    expect({ query, ...told(one, isCut) }).toEqual({ query, ...told(other, isCut) });
    if (one.total > 0) found += 1;
  }
  expect(found).toBeGreaterThan(600);
});

import { PRODUCT_SORTS, SECTIONS, type PublicProductQuery } from '@pasal/shared/contracts';
import type { ConnectedDatabase } from '../../server/src/db/connect';
import { currentCatalogue } from '../../server/src/modules/catalogue/current-catalogue';
import type { Lists } from '../../server/src/modules/catalogue/catalogue';
import {
  factFacets,
  type FactCounts,
} from '../../server/src/modules/catalogue/listing/fact-facets';
import { listProductsOf } from '../../server/src/modules/products/listing/product-list.repository';
import { presentProduct } from '../../server/src/modules/products/product.presenter';
import { openPlainCatalogue } from '../../server/src/testing/catalogue/plain-catalogue';
import { openEmptyEmbedded } from '../../server/src/testing/database/embedded-database';
import { HELD_OUT, HELD_OUT_NOTHING } from './held-out';
import { fillWithDemo } from './open-demo';
import { NOTHING, QUESTIONS } from './questions';

let db: ConnectedDatabase['db'];
let close: () => Promise<void>;
/** Asks the rows themselves. */
let plain: Lists;
let named: { name: string; category?: string }[];

beforeAll(async () => {
  ({ db, close } = await openEmptyEmbedded());
  await fillWithDemo(db);
  const memory = await currentCatalogue(db);
  plain = await openPlainCatalogue(db, () => memory.vocabulary());
  const brands = await db.selectFrom('brand').select('name').orderBy('id').execute();
  const categories = await db.selectFrom('category').select('name').orderBy('id').execute();
  const parts = await db
    .selectFrom('subcategory')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['subcategory.name', 'category.name as category'])
    .execute();
  named = [...brands, ...categories, ...parts];
});
afterAll(() => close());

const places = (): PublicProductQuery[] => [
  {},
  { category: 'all' },
  { category: 'nobody' },
  ...SECTIONS.map((section) => ({ section })),
  ...named.map(({ name }) => ({ category: name })),
];

/** The filters that the facets of a list offer, one after the other. */
function filtersOf(facts: readonly FactCounts[]): PublicProductQuery[] {
  const values = factFacets(facts, 'en').flatMap(({ key, values: some }) =>
    some.map(({ value }) => `${key}:${value}`),
  );
  return values.map((value, at) => ({
    fact: [value, ...values.slice(at + 2, at + 3)],
    ...(at % 3 === 0 && { available: '1' as const }),
    ...(at % 4 === 0 && { discounted: '1' as const }),
  }));
}

async function bothAnswers(query: PublicProductQuery) {
  const memory = await currentCatalogue(db);
  const [one, other] = [await listProductsOf(memory, query), await listProductsOf(plain, query)];
  return [one, other].map(({ products, total, brands, min_paisa, max_paisa, fact_counts }) => ({
    total,
    brands,
    min_paisa,
    max_paisa,
    facts: factFacets(fact_counts, 'en'),
    products: products.map((row) => presentProduct(row, 'en')),
  }));
}

async function expectSame(queries: readonly PublicProductQuery[]) {
  for (const query of queries) {
    const [memory, database] = await bothAnswers(query);
    expect({ query, ...memory }).toEqual({ query, ...database });
  }
  return queries.length;
}

test('lists of the demo are the same out of the memory and out of a plain query', async () => {
  const sorted = places().flatMap((place, at) => [
    { ...place, sort: PRODUCT_SORTS[at % PRODUCT_SORTS.length] },
    { ...place, page: 1 + (at % 3), limit: 5 + (at % 17) },
    { ...place, minPrice: 500 * (at % 9), maxPrice: 2000 + 3000 * (at % 11) },
    { ...place, brand: [named[at % named.length]?.name ?? '', 'LG'] },
    { ...place, within: named[(7 * at) % named.length]?.name ?? '' },
  ]);
  const withFacts: PublicProductQuery[] = [];
  for (const place of places()) {
    const { fact_counts } = await listProductsOf(plain, place);
    for (const filter of filtersOf(fact_counts)) withFacts.push({ ...place, ...filter });
  }
  expect(await expectSame([...places(), ...sorted, ...withFacts])).toBeGreaterThan(500);
});

test('searches of the demo are the same out of the memory and out of a plain query', async () => {
  const typed = [
    ...[...QUESTIONS, ...HELD_OUT].flatMap((question) => question.typed),
    ...NOTHING,
    ...HELD_OUT_NOTHING,
    '100%',
    'a_b',
  ];
  const queries = typed.map((search, at) => ({
    search,
    ...(at % 5 === 0 && { sort: PRODUCT_SORTS[(at / 5) % PRODUCT_SORTS.length] }),
    ...(at % 7 === 0 && { category: named[at % named.length]?.name ?? '' }),
    ...(at % 11 === 0 && { maxPrice: 20_000 }),
  }));
  expect(await expectSame(queries)).toBeGreaterThan(500);
});

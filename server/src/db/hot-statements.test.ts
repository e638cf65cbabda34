import { Client } from 'pg';
import { chartsStatement } from '../modules/overview/charts.repository';
import { overviewStatement } from '../modules/overview/overview.repository';
import { newOrdersStatement } from '../modules/order/new-orders.repository';
import { exportBatch } from '../modules/order/order-export.repository';
import { neighboursStatement } from '../modules/order/order-neighbours.repository';
import { orderListing } from '../modules/order/order-list.repository';
import { listingStatement } from '../modules/product/listing/listing-statement';
import { productBySlug } from '../modules/product/product.repository';
import { suggestionsStatement } from '../modules/product/search/search-suggestions.statement';
import { renewalStatement } from '../modules/product/search/renew-search';
import { staffListing } from '../modules/product/listing/staff-product-list.repository';
import {
  CATEGORIES,
  partsStatement,
  partStatement,
} from '../modules/catalogue/sitemap-parts.statement';
import { manyRows } from '../testing/database/many-rows';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { connectDatabase } from './connect';
import { migrateToLatest } from './migrate';
import { PLANNED_EACH_TIME } from '@pasal/core/db/prepared-statements';
import type { Statement } from '@pasal/core/db/statement';

/** Tables that grow with the shop: no statement of a hot path may read one through. */
const GROWING = new Set([
  'product',
  'orders',
  'order_item',
  'search_word',
  'stock_movement',
  'product_sales',
]);
const NOW = new Date('2026-11-20T12:00:00Z');

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Rows a node looked at, those it put aside included. */
function looked(node: PlanNode): number {
  const aside =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + aside) * node['Actual Loops'];
}

let postgres: SharedPostgres;
let client: Client;

beforeAll(async () => {
  postgres = sharedPostgres();
  const databaseUrl = await postgres.createMigrated();
  const { db, close } = await connectDatabase({ databaseUrl });
  await migrateToLatest(db).finally(close);
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
  for (const text of manyRows({ products: 10_000, orders: 100_000 })) await client.query(text);
}, 120_000);

afterAll(async () => {
  await client.end();
  await postgres.stop();
});

/** Returns the plan of a statement: the generic one, unless the statement is planned each time. */
async function planOf({ text, values }: Statement): Promise<PlanNode[]> {
  const mode = text.startsWith(PLANNED_EACH_TIME) ? 'force_custom_plan' : 'force_generic_plan';
  await client.query(`set plan_cache_mode = ${mode}`);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json, timing off) ${text}`,
    values,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no plan');
  return nodesOf(row['QUERY PLAN'][0].Plan);
}

// The last number is the most rows of a table that grows the statement may look at.
const listings: [string, Statement, number][] = [
  ['everything', listingStatement({}, {}), 100],
  ['the third page', listingStatement({}, { page: 3 }), 200],
  ['cheapest first', listingStatement({}, { sort: 'price_asc' }), 100],
  ['dearest first', listingStatement({}, { sort: 'price_desc' }), 100],
  ['by name', listingStatement({}, { sort: 'name_asc' }), 100],
  ['by name backwards', listingStatement({}, { sort: 'name_desc' }), 100],
  ['a section', listingStatement({ section: 'weekly_deals' }, {}), 100],
  [
    'a section, cheapest',
    listingStatement({ section: 'weekly_deals' }, { sort: 'price_asc' }),
    100,
  ],
  ['a category', listingStatement({ categoryId: 3 }, {}), 100],
  ['a subcategory', listingStatement({ subcategoryId: 13 }, {}), 100],
  ['a subcategory, cheapest', listingStatement({ subcategoryId: 13 }, { sort: 'price_asc' }), 100],
  ['a category, by name', listingStatement({ categoryId: 3 }, { sort: 'name_asc' }), 100],
  ['a brand', listingStatement({ brandId: 5 }, {}), 100],
  ['a brand, dearest', listingStatement({ brandId: 5 }, { sort: 'price_desc' }), 100],
  ['two brands', listingStatement({}, { brand: ['Hikvision', 'lg'] }), 3000],
  ['a wide range of prices', listingStatement({}, { minPrice: 500 }), 500],
  ['a narrow range of prices', listingStatement({}, { minPrice: 500, maxPrice: 700 }), 500],
  ['a range, cheapest', listingStatement({}, { minPrice: 500, sort: 'price_asc' }), 500],
  ['one product', productBySlug('product-4711'), 1],
];

/** As `understand` answers. */
const meaning = (query: string, kinds: string | null = null) => ({
  query,
  kinds,
  instead: [],
  needs: null,
});

const found = (search: string, query: string) => listingStatement({}, { search }, meaning(query));

const searches: [string, Statement, number][] = [
  ['two words', found('outdoor dome', `'outdoor' & 'dome'`), 500],
  ['a mistyped word', found('hikvison', `'hikvision'`), 500],
  ['a model', found('ds4711', `'ds4711'`), 100],
  ['Nepali', found('क्यामेरा', `'क्यामेरा'`), 500],
  ['a letter that fits nearly everything', found('d', `'d':*`), 1500],
  ['what to offer instead', suggestionsStatement(['hikvision', 'dome']), 500],
  ['as staff', staffListing({ search: 'dome', status: 'approve' }, meaning(`'dome'`)), 2000],
];

const dashboard: [string, Statement, number][] = [
  ['products', staffListing({}), 100],
  ['pending products', staffListing({ status: 'pending' }), 100],
  ['orders', orderListing({}), 100],
  ['the fourth page of orders', orderListing({ page: 4 }), 200],
  ['pending orders', orderListing({ status: 'pending' }), 100],
  ['orders of a district', orderListing({ district_id: 5 }), 100],
  ['orders of a city', orderListing({ city_id: 12 }), 100],
  ['late orders', orderListing({ late: true }), 100],
  ['the orders beside one', neighboursStatement(50_000, {}), 20],
  ['the pending orders beside one', neighboursStatement(50_000, { status: 'pending' }), 20],
  ['a full name', orderListing({ search: 'Sita Sharma' }), 500],
  ['a full name nobody has', orderListing({ search: 'Sita Sharmaa' }), 500],
  ['an email address', orderListing({ search: 'hari47' }), 1000],
  ['a phone number', orderListing({ search: '98012345' }), 1000],
  ['an order number', orderListing({ search: 'NP-2026-004711' }), 100],
  ['the end of an order number', orderListing({ search: '04711' }), 1000],
  ['the year of every order number', orderListing({ search: 'np-2026' }), 1100],
  ['the beginning of a name', orderListing({ search: 'su' }), 20_000],
  ['what fits no order', orderListing({ search: 'qqqq' }), 100],
  ['orders of a day', orderListing({ from: '2026-11-19', to: '2026-11-19' }), 200],
  ['pending orders up to a day', orderListing({ status: 'pending', to: '2025-02-01' }), 10_000],
  ['a batch of the export', exportBatch({}, { moment: '2026-06-01 06:00+00', id: 80_000 }), 3000],
  [
    'a batch of the export of a status',
    exportBatch({ status: 'cancel' }, { moment: '2026-06-01 06:00+00', id: 80_000 }),
    3000,
  ],
  ['new orders', newOrdersStatement(99_990), 20],
  ['new orders after a long night', newOrdersStatement(1), 110],
  // It counts the products that are low in stock; everything else was counted before.
  ['the overview', overviewStatement(NOW), 1000],
  // 22,000 lines were sold in these days; the products that are low are those that are sold out.
  ['the charts of 90 days', chartsStatement(NOW, 90), 30_000],
];

// Category 1 has the first 833 products.
const works: [string, Statement, number][] = [
  ['products of a new phrase', renewalStatement({ kind: 'all', id: 0 }, 5000), 100],
  ['products of a new name', renewalStatement({ kind: 'category', id: 1 }, 0), 100],
  ['the last products of a new name', renewalStatement({ kind: 'category', id: 1 }, 830), 100],
  ['the last products of a new brand name', renewalStatement({ kind: 'brand', id: 1 }, 9900), 100],
];

const finders: [string, Statement, number][] = [
  ['the parts of the products', partsStatement('products'), 100],
  ['a part of the products', partStatement('products', 2), 5000],
  ['a part there is none of', partStatement('products', 999_999), 0],
  ['the parts of the brands', partsStatement('brands'), 0],
  ['a part of the brands', partStatement('brands', 1), 0],
  ['the categories', CATEGORIES, 0],
];

describe.each([
  ['finders', finders],
  ['works', works],
  ['listing', listings],
  ['search', searches],
  ['dashboard', dashboard],
])('%s', (_name, statements) => {
  test.each(statements)('%s takes an index and few rows', async (_what, statement, most) => {
    const nodes = await planOf(statement);
    const reading = nodes.filter((node) => GROWING.has(node['Relation Name'] ?? ''));
    const through = reading.filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0,
    );
    expect(through.map((node) => node['Relation Name'])).toEqual([]);
    expect(reading.reduce((sum, node) => sum + looked(node), 0)).toBeLessThanOrEqual(most);
  });
});

import { Client } from 'pg';
import { chartsStatement } from '../modules/overview/charts.repository';
import { overviewStatement } from '../modules/overview/overview.repository';
import { entriesStatement, sumsStatement } from '../modules/cash/cash-book.repository';
import { customerOrdersStatement } from '../modules/customers/customer-details.repository';
import { customerListing } from '../modules/customers/customer-list.repository';
import { customerStatement } from '../modules/customers/customer.repository';
import { newOrdersStatement } from '../modules/order-read/new-orders.repository';
import { exportBatch } from '../modules/order-read/order-export.repository';
import { neighboursStatement } from '../modules/order-read/order-neighbours.repository';
import { orderListing } from '../modules/order-read/order-list.repository';
import { movementsStatement } from '../modules/stock/movements.repository';
import { profitStatement } from '../modules/stock/profit.repository';
import { productBySlug } from '../modules/products/product.repository';
import { staffListing } from '../modules/products/listing/staff-product-list.repository';
import { manyRows } from '../testing/database/many-rows';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { connectDatabase } from './connect';
import { migrateToLatest } from './migrate';
import { PLANNED_EACH_TIME } from '@pasal/core/db/prepared-statements';
import type { Statement } from '@pasal/core/db/statement';

/** Tables that grow with the shop: no statement of a hot path may scan one in full. */
const GROWING = new Set(['product', 'orders', 'order_item', 'stock_movement', 'cash_entry']);
const NOW = new Date('2026-11-20T12:00:00Z');
const DAYS = { from: '2026-10-21', to: '2026-11-09' };

/** Cash of each order, taken on one day and handed in a week later; its parcels and couriers do not exist. */
const CASH = [
  `set session_replication_role = replica`,
  `insert into cash_entry (day, kind, amount_paisa, courier_id, parcel_id)
    select created_at::date + late, case late when 0 then 'taken' else 'handed_in' end, total_paisa, 1 + id % 12, id
    from orders, (values (0), (7)) as days (late)`,
  `set session_replication_role = default`,
  `vacuum analyze cash_entry`,
];

/** Of a hundred orders one is on the way and one was returned; the parcels of all others have no events. */
const STAGES = [
  `set session_replication_role = replica`,
  `update orders set stage = case id % 10 when 7 then 'on_the_way' else 'came_back' end where id % 100 in (7, 8)`,
  `set session_replication_role = default`,
  `vacuum analyze orders`,
];

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

/** Rows a node read, including those it filtered out. */
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
  // The snapshot of its own analysis would block the vacuum below, and so change plans.
  for (const table of GROWING)
    await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
  for (const text of manyRows({ products: 10_000, orders: 100_000 })) await client.query(text);
  for (const text of [...CASH, ...STAGES]) await client.query(text);
});

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

// The last number is the most rows of growing tables that the statement may read.
const visitors: [string, Statement, number][] = [['one product', productBySlug('product-4711'), 1]];

// Totals are counted along an index: all of them where the list has no filter.
const dashboard: [string, Statement, number][] = [
  ['products', staffListing({}), 10_100],
  ['pending products', staffListing({ status: 'pending' }), 1000],
  ['orders', orderListing({}), 100_100],
  ['the fourth page of orders', orderListing({ page: 4 }), 100_200],
  ['pending orders', orderListing({ status: 'pending' }), 20_100],
  ['orders of a district', orderListing({ district_id: 5 }), 2000],
  ['orders of a city', orderListing({ city_id: 12 }), 300],
  ['orders that are new', orderListing({ stage: 'new' }), 29_100],
  ['orders on the way', orderListing({ stage: 'on_the_way' }), 1100],
  ['orders that came back', orderListing({ stage: 'came_back', page: 4 }), 1100],
  ['delivered orders', orderListing({ stage: 'delivered' }), 60_100],
  ['orders on the way beside one', neighboursStatement(50_000, { stage: 'on_the_way' }), 20],
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
  [
    'a batch of the export of a stage',
    exportBatch({ stage: 'delivered' }, { moment: '2026-06-01 06:00+00', id: 80_000 }),
    3000,
  ],
  ['customers', customerListing({}), 1000],
  ['customers further back', customerListing({ before: 50_000 }), 1000],
  ['customers of a name', customerListing({ search: 'Sita Sharma' }), 3000],
  ['one customer', customerStatement(['+9779801234567', '+9779801234568']), 100],
  ['one with an email', customerStatement(['+9779801234567', 'hari47@example.com']), 1000],
  ['orders of a customer', customerOrdersStatement(['+9779801234567'], 50_000), 100],
  ['new orders', newOrdersStatement(99_990), 20],
  ['new orders after a long night', newOrdersStatement(1), 110],
  ['the overview', overviewStatement(NOW), 130_000],
  ['movements of a product', movementsStatement({ product_id: 4711 }), 60],
  [
    'movements of a variant further back',
    movementsStatement({ product_id: 5, variant_id: 1, before: '9000:4' }),
    60,
  ],
  [
    'the profit of 30 days',
    profitStatement({ from: new Date('2026-10-21'), until: NOW }, 1, 10),
    30_000,
  ],
  ['the cash book of 20 days', entriesStatement(DAYS), 60],
  ['the cash book further back', entriesStatement({ ...DAYS, before: 190_000 }), 60],
  ['the cash book of a courier', entriesStatement({ ...DAYS, courier_id: 3 }), 500],
  // 2,740 were taken and as many handed in.
  ['sums of the cash book', sumsStatement(DAYS), 6000],
  // 12,000 orders of these days with their 24,000 lines, as many orders before, and the sold-out products.
  ['the charts of 90 days', chartsStatement(NOW, 90), 60_000],
];

describe.each([
  ['visitors', visitors],
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

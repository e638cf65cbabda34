import { hasPermission } from '@pasal/shared/domain';
import type { GoodsToBuy, ProductProfit, User } from '@pasal/shared/contracts';
import { CSV_START, csvLine } from '../csv';

type Columns<Row> = readonly [string, (row: Row) => string | number][];

function write<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = rows.map((row) => csvLine(columns.map(([, valueOf]) => valueOf(row))));
  return CSV_START + csvLine(columns.map(([title]) => title)) + lines.join('');
}

const TO_BUY: Columns<GoodsToBuy> = [
  ['Product ID', ({ product_id }) => product_id],
  ['Product', ({ title }) => title],
  ['Variant', ({ variant_name }) => variant_name ?? ''],
  ['In Stock', ({ in_stock }) => in_stock],
  ['Low-stock Limit', ({ low_stock_limit }) => low_stock_limit],
  ['Sold a Week', ({ weekly }) => weekly],
  ['Days Left', ({ days_left }) => days_left ?? ''],
  ['To Buy', ({ suggested }) => suggested],
  ['Supplier', ({ supplier }) => supplier ?? ''],
];
const LAST_COST: Columns<GoodsToBuy> = [['Last Cost (Rs.)', ({ last_cost }) => last_cost ?? '']];

/** The list of goods to buy; with costs for administrators only. */
export const toBuyCsv = (goods: readonly GoodsToBuy[], { role }: Pick<User, 'role'>) =>
  write(hasPermission({ role }, 'admin') ? [...TO_BUY, ...LAST_COST] : TO_BUY, goods);

const PROFIT: Columns<ProductProfit> = [
  ['Product ID', ({ product_id }) => product_id],
  ['Product', ({ title }) => title],
  ['Pieces', ({ pieces }) => pieces],
  ['Sales (Rs.)', ({ sales }) => sales],
  ['Cost (Rs.)', ({ cost }) => cost],
  ['Pieces of Unknown Cost', ({ unknown }) => unknown],
  ['Profit (Rs.)', ({ profit }) => profit ?? ''],
];

export const profitCsv = (products: readonly ProductProfit[]) => write(PROFIT, products);

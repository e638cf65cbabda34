import type { Kysely } from 'kysely';
import {
  DASHBOARD_PAGE_SIZE,
  type OrderProfitResponse,
  type Profit,
  type ProfitFilters,
  type ProfitQuery,
  type ProfitResponse,
} from '@pasal/shared/contracts';
import {
  daysLater,
  startOfKathmanduDate,
  startOfKathmanduDay,
  toRupees,
} from '@pasal/shared/domain';
import { readReport } from '@pasal/core/db/replicas/reads';
import { invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import * as messages from './messages';
import * as repository from './profit.repository';

type Db = Kysely<Database>;
/** Default period in days. */
const USUAL_DAYS = 30;

const present = ({ pieces, sales, cost, unknown, profit }: repository.ProfitRow): Profit => ({
  pieces,
  sales: toRupees(sales),
  cost: toRupees(cost),
  unknown,
  profit: profit === null ? null : toRupees(profit),
});

function sumOf(rows: readonly repository.ProfitRow[]): repository.ProfitRow {
  const sum = { pieces: 0, sales: 0, cost: 0, unknown: 0, profit: null as number | null };
  for (const { pieces, sales, cost, unknown, profit } of rows) {
    sum.pieces += pieces;
    sum.sales += sales;
    sum.cost += cost;
    sum.unknown += unknown;
    if (profit !== null) sum.profit = (sum.profit ?? 0) + profit;
  }
  return sum;
}

/** @throws DomainError 404 */
export async function readOrderProfit(db: Db, orderId: number): Promise<OrderProfitResponse> {
  const rows = await repository.readOrderProfit(db, orderId);
  if (rows.length === 0) throw notFound(messages.noSuchOrder);
  const lines = rows.map((row) => ({
    product_name: row.product_name,
    variant_name: row.variant_name,
    ...present(row),
  }));
  return { lines, total: present(sumOf(rows)) };
}

function dayOf(path: 'from' | 'to', text: string, after = 0): Date {
  const start = startOfKathmanduDate(text, after);
  if (start !== null) return start;
  throw invalid(messages.noSuchDay, { path, message: messages.noSuchDay });
}

/** The requested days, both inclusive; the last 30 by default. */
export function periodOf({ from, to }: ProfitFilters, now = new Date()): repository.Period {
  const until = to === undefined ? daysLater(startOfKathmanduDay(now), 1) : dayOf('to', to, 1);
  return {
    from: from === undefined ? daysLater(until, -USUAL_DAYS) : dayOf('from', from),
    until,
  };
}

/** The profit of products in a period, highest first. @throws DomainError 400 for an invalid date */
export async function readProductProfit(db: Db, query: ProfitQuery): Promise<ProfitResponse> {
  const { page = 1, limit = DASHBOARD_PAGE_SIZE } = query;
  const period = periodOf(query);
  const { products, products_total, total } = await readReport(db, (from) =>
    repository.readProductProfit(from, period, { page, limit }),
  );
  return {
    products: products.map((row) => ({
      product_id: row.product_id,
      title: row.title,
      ...present(row),
    })),
    products_total,
    total: present(total),
  };
}

import type { Kysely } from 'kysely';
import {
  ORDER_STATUSES,
  PRODUCT_STATUSES,
  type OrderStatus,
  type Overview,
  type ProductStatus,
} from '@pasal/shared/contracts';
import { daysLater, kathmanduDate, overviewPeriods } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { runStatement, type Statement } from '@pasal/core/db/statement';

/** Orders in a period, without deleted ones. */
const ordersBetween = (from: string, to?: string) => `
  count(*) filter (where created_at >= ${from}::timestamptz
    ${to === undefined ? '' : `and created_at < ${to}::timestamptz`})::integer`;

/** The count of each status, each along an index. */
const byStatusOf = (table: string, statuses: readonly string[], where = 'true') => `(
  select json_object_agg(wanted, total)
  from unnest('{${statuses.join(',')}}'::text[]) as wanted, lateral (
    select count(*) as total from ${table} where status = wanted and ${where}) as counted)`;

const TEXT = `
  select ${ordersBetween('$1')} as today, ${ordersBetween('$2')} as last7,
    ${ordersBetween('$3', '$4')} as last_month, ${ordersBetween('$5', '$1')} as yesterday,
    ${ordersBetween('$6', '$2')} as previous7, ${ordersBetween('$7', '$3')} as month_before,
    (select count(*) from product where created_at >= $8::timestamptz)::integer as added,
    (select count(*) from orders where deleted_at is null and status in ('pending', 'others')
      and promised_to < $9::date)::integer as late,
    (select count(*) from product where is_low and status = 'approve')::integer as low_stock,
    (select count(*) from outbox where state = 'failed')::integer as failed_messages,
    ${byStatusOf('orders', ORDER_STATUSES, 'deleted_at is null')} as orders,
    ${byStatusOf('product', PRODUCT_STATUSES)} as products
  from orders
  where deleted_at is null and created_at >= least($6::timestamptz, $7::timestamptz)`;

/** Products of this many last days count as new. */
const NEW_PRODUCT_DAYS = 30;

/** The statement for the overview: counts of orders, products and waiting work. */
export function overviewStatement(now: Date): Statement {
  const { today, last7Days, lastMonth, before } = overviewPeriods(now);
  const periods = [today, last7Days, lastMonth.from, lastMonth.to];
  const periodsBefore = [before.today, before.last7Days, before.lastMonth];
  const added = daysLater(today, 1 - NEW_PRODUCT_DAYS);
  return { text: TEXT, values: [...periods, ...periodsBefore, added, kathmanduDate(now)] };
}

export interface Counts {
  today: number;
  last7: number;
  last_month: number;
  yesterday: number;
  previous7: number;
  month_before: number;
  added: number;
  late: number;
  low_stock: number;
  failed_messages: number;
  orders: Partial<Record<OrderStatus, number>>;
  products: Partial<Record<ProductStatus, number>>;
}

const byStatus = <Status extends string>(
  statuses: readonly Status[],
  totals: Partial<Record<Status, number>>,
) =>
  statuses.flatMap((status) => {
    const total = totals[status] ?? 0;
    return total > 0 ? [{ status, total }] : [];
  });

/** The dashboard's counts in one statement; days are Kathmandu's (D28). */
export async function readOverview(db: Kysely<Database>, now: Date): Promise<Overview> {
  const [row] = await runStatement<Counts>(db, overviewStatement(now));
  if (row === undefined) throw new Error('the overview has no row');
  const { today, last7, last_month, yesterday, previous7, month_before, added } = row;
  const { late: lateOrders, low_stock: lowStock, failed_messages: failedMessages } = row;
  const products = byStatus(PRODUCT_STATUSES, row.products);
  return {
    orders: {
      today,
      last7Days: last7,
      lastMonth: last_month,
      before: { today: yesterday, last7Days: previous7, lastMonth: month_before },
      byStatus: byStatus(ORDER_STATUSES, row.orders),
    },
    toDo: { lateOrders, lowStock, failedMessages },
    products: {
      total: products.reduce((sum, { total }) => sum + total, 0),
      added,
      byStatus: products,
    },
  };
}

import type { Kysely } from 'kysely';
import { ORDER_STATUSES, PRODUCT_STATUSES, type Overview } from '@pasal/shared/contracts';
import { daysLater, overviewPeriods } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { runStatement, type Statement } from '@pasal/core/db/statement';

/** Orders of the days from one moment up to another. */
const ordersOfDays = (from: string, to?: string) => `
  (select coalesce(sum(total), 0) from tally where kind = 'orders by day'
    and key >= kathmandu_day(${from}::timestamptz)
    ${to === undefined ? '' : `and key < kathmandu_day(${to}::timestamptz)`})::integer`;

const TEXT = `
  select ${ordersOfDays('$1')} as today, ${ordersOfDays('$2')} as last7,
    ${ordersOfDays('$3', '$4')} as last_month, ${ordersOfDays('$6', '$1')} as yesterday,
    ${ordersOfDays('$7', '$2')} as previous7, ${ordersOfDays('$8', '$3')} as month_before,
    (select coalesce(sum(total), 0) from tally where kind = 'products by day'
      and key > kathmandu_day($9::timestamptz))::integer as added,
    (select count(*) from orders where deleted_at is null and status in ('pending', 'others')
      and promised_to < date '1970-01-01' + kathmandu_day($1::timestamptz))::integer as late,
    (select count(*) from product where low_stock and status = 'approve')::integer as low_stock,
    (select count(*) from outbox where state = 'failed')::integer as failed_messages,
    (select coalesce(json_object_agg(kind, total), '{}') from tally where total > 0
      and kind in (select unnest($5::text[])) and key = 0) as totals`;

/** Products of the last so many days count as new. */
const NEW_PRODUCT_DAYS = 30;

/** The statement behind the overview: it reads counts the database keeps, and counts what waits. */
export function overviewStatement(now: Date): Statement {
  const { today, last7Days, lastMonth, before } = overviewPeriods(now);
  const kinds = [
    ...ORDER_STATUSES.map((status) => `orders ${status}`),
    ...PRODUCT_STATUSES.map((status) => `products ${status}`),
  ];
  const periods = [today, last7Days, lastMonth.from, lastMonth.to];
  const periodsBefore = [before.today, before.last7Days, before.lastMonth];
  const values = [...periods, kinds, ...periodsBefore, daysLater(now, -NEW_PRODUCT_DAYS)];
  return { text: TEXT, values };
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
  totals: Record<string, number>;
}

function byStatus<Status extends string>(
  what: string,
  statuses: readonly Status[],
  totals: Record<string, number>,
) {
  return statuses
    .map((status) => ({ status, total: totals[`${what} ${status}`] ?? 0 }))
    .filter(({ total }) => total > 0);
}

/** The dashboard's counts in one statement; days are Kathmandu's (D28). */
export async function readOverview(db: Kysely<Database>, now: Date): Promise<Overview> {
  const [row] = await runStatement<Counts>(db, overviewStatement(now));
  if (row === undefined) throw new Error('the overview has no row');
  const { today, last7, last_month, yesterday, previous7, month_before, added, totals } = row;
  const { late: lateOrders, low_stock: lowStock, failed_messages: failedMessages } = row;
  const products = byStatus('products', PRODUCT_STATUSES, totals);
  return {
    orders: {
      today,
      last7Days: last7,
      lastMonth: last_month,
      before: { today: yesterday, last7Days: previous7, lastMonth: month_before },
      byStatus: byStatus('orders', ORDER_STATUSES, totals),
    },
    toDo: { lateOrders, lowStock, failedMessages },
    products: {
      total: products.reduce((sum, { total }) => sum + total, 0),
      added,
      byStatus: products,
    },
  };
}

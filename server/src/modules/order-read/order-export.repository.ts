import type { Kysely } from 'kysely';
import type { OrderFilters } from '@pasal/shared/contracts';
import { PLANNED_EACH_TIME } from '@pasal/core/db/prepared-statements';
import type { Database } from '../../db/schema';
import { readReport } from '@pasal/core/db/replicas/reads';
import { runStatement, Values, type Statement } from '@pasal/core/db/statement';
import { orderConditions } from './order-list.repository';
import { ORDER_COLUMNS, ORDER_TABLES, type OrderRow } from './order.columns';

/** Orders read per batch: enough to be fast, few enough to fit easily in memory. */
export const EXPORT_BATCH = 500;

/** The position where a batch ended; the timestamp is a string because a `Date` has no microseconds. */
interface Mark {
  moment: string;
  id: number;
}

/** The statement that reads the orders after a mark, newest first. */
export function exportBatch(filters: OrderFilters, after: Mark | undefined): Statement {
  const values = new Values();
  const beyond =
    after === undefined
      ? ''
      : `and (orders.created_at, orders.id)
          < (${values.add(after.moment)}::timestamptz, ${values.add(after.id)})`;
  const text = `${PLANNED_EACH_TIME}
    with batch as (
      select id, created_at from orders
      where ${orderConditions(filters, values)} ${beyond}
      order by created_at desc, id desc limit ${EXPORT_BATCH}
    )
    select ${ORDER_COLUMNS}, orders.created_at::text as moment
    from batch join orders on orders.id = batch.id ${ORDER_TABLES}
    order by batch.created_at desc, batch.id desc`;
  return { text, values: values.list };
}

/** Passes the batches through; `ended` gets the number of orders read, even if the reader stops early. */
export async function* countingOrders(
  batches: AsyncIterable<OrderRow[]>,
  ended: (orders: number) => void,
): AsyncGenerator<OrderRow[]> {
  let orders = 0;
  try {
    for await (const batch of batches) {
      orders += batch.length;
      yield batch;
    }
  } finally {
    ended(orders);
  }
}

/** All matching orders, newest first, in batches that are only fetched when read. */
export async function* readOrders(
  db: Kysely<Database>,
  filters: OrderFilters,
): AsyncGenerator<OrderRow[]> {
  let after: Mark | undefined;
  for (;;) {
    type Row = OrderRow & { moment: string };
    const batch = exportBatch(filters, after);
    const rows = await readReport(db, (from) => runStatement<Row>(from, batch));
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (rows.length < EXPORT_BATCH) return;
  }
}

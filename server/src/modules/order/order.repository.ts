import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { runStatement } from '../../db/statement';
import { ORDER_COLUMNS, ORDER_TABLES, type HistoryRow, type OrderRow } from './order.columns';

const FIND = `
  select ${ORDER_COLUMNS}, (
    select coalesce(json_agg(to_json(order_history) order by order_history.id), '[]')
    from order_history where order_id = orders.id) as history
  from orders ${ORDER_TABLES} where orders.id = $1 and orders.deleted_at is null`;

export async function findOrder(db: Kysely<Database>, id: number) {
  const rows = await runStatement<OrderRow & { history: HistoryRow[] }>(db, {
    text: FIND,
    values: [id],
  });
  return rows[0];
}

const TRACK = `
  select ${ORDER_COLUMNS} from orders ${ORDER_TABLES}
  where orders.order_number = $1 and orders.phone = $2 and orders.deleted_at is null`;

/** Both must fit; nothing tells which one did not (decision 18). */
export async function findTrackedOrder(db: Kysely<Database>, orderNumber: string, phone: string) {
  const [row] = await runStatement<OrderRow>(db, { text: TRACK, values: [orderNumber, phone] });
  return row;
}

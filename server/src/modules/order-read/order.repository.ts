import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { runStatement } from '@pasal/core/db/statement';
import {
  ORDER_CALLS,
  ORDER_COLUMNS,
  ORDER_HISTORY,
  ORDER_TABLES,
  type OrderRowWithHistory,
} from './order.columns';
import { ORDER_RULES } from '../order-record/decision.repository';
import { ORDER_PARCELS } from '../order-record/parcel.columns';

const FIND = `
  select ${ORDER_COLUMNS}, ${ORDER_HISTORY}, ${ORDER_PARCELS}, ${ORDER_CALLS}, ${ORDER_RULES}
  from orders ${ORDER_TABLES} where orders.id = $1 and orders.deleted_at is null`;

export async function findOrder(db: Kysely<Database>, id: number) {
  const [row] = await runStatement<OrderRowWithHistory>(db, { text: FIND, values: [id] });
  return row;
}

const FIND_SEVERAL = `
  select ${ORDER_COLUMNS}, ${ORDER_HISTORY}, ${ORDER_PARCELS}, ${ORDER_CALLS}
  from orders ${ORDER_TABLES} where orders.id = any($1::integer[]) and orders.deleted_at is null
  order by array_position($1::integer[], orders.id)`;

/** The existing orders among these ids, in id order. */
export const findOrders = (db: Kysely<Database>, ids: readonly number[]) =>
  runStatement<OrderRowWithHistory>(db, { text: FIND_SEVERAL, values: [ids] });

const TRACK = `
  select ${ORDER_COLUMNS}, ${ORDER_HISTORY}, ${ORDER_PARCELS} from orders ${ORDER_TABLES}
  where orders.order_number = any($1::text[]) and orders.phone = $2 and orders.deleted_at is null
  order by orders.created_at desc limit 1`;

/** Finds the newest order that matches one of the numbers and the phone; never reveals which of the two matched (D18). */
export async function findTrackedOrder(
  db: Kysely<Database>,
  numbers: readonly string[],
  phone: string,
) {
  const values = [numbers, phone];
  const [row] = await runStatement<OrderRowWithHistory>(db, { text: TRACK, values });
  return row;
}

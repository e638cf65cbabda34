import { sql, type Kysely, type Transaction } from 'kysely';
import {
  RETURNS_PAGE_SIZE,
  type RefundWay,
  type ReturnKind,
  type ReturnReason,
  type ReturnsQuery,
  type ReturnState,
} from '@pasal/shared/contracts';
import { runStatement, Values } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { PAYABLE, WORTH } from '../order-record/payable';

/** A return with all details; timestamps are strings where they came through JSON. */
export interface ReturnRow {
  id: number;
  number: number;
  parcel: number;
  kind: ReturnKind;
  state: ReturnState;
  reason: ReturnReason;
  remarks: string;
  asked_at: Date;
  state_since: Date;
  version: number;
  order_id: number;
  order_number: string;
  customer_name: string;
  phone: string;
  exchange_parcel: number | null;
  payable_paisa: number;
  worth_paisa: number;
  items: {
    line: number;
    product_name: string;
    product_name_ne: string | null;
    variant_name: string | null;
    variant_name_ne: string | null;
    price_paisa: number;
    quantity: number;
    whole: number | null;
    damaged: number | null;
  }[];
  pictures: number[];
  events: { at: string; by_email: string | null; state: ReturnState; words: string }[];
  refund: {
    amount_paisa: number;
    way: RefundWay;
    reference: string;
    day: string;
    by_email: string | null;
  } | null;
}

const COLUMNS = `
  returned.id, returned.number, parcel.number as parcel, returned.kind, returned.state, returned.reason, returned.remarks,
  returned.asked_at, returned.state_since, returned.version, orders.id as order_id, order_number, customer_name, phone,
  (select number from parcel as sent where sent.id = exchange_parcel_id) as exchange_parcel,
  ${PAYABLE} as payable_paisa, ${WORTH} as worth_paisa,
  (select json_agg(json_build_object('line', item.line, 'product_name', product_name, 'product_name_ne', product_name_ne,
      'variant_name', variant_name, 'variant_name_ne', variant_name_ne, 'price_paisa', price_paisa,
      'quantity', item.quantity, 'whole', whole, 'damaged', damaged) order by item.line)
    from order_return_item as item join order_item
      on order_item.order_id = returned.order_id and order_item.line = item.line
    where return_id = returned.id) as items,
  (select coalesce(json_agg(id order by id), '[]') from order_return_picture where return_id = returned.id) as pictures,
  (select coalesce(json_agg(json_build_object('at', at, 'by_email', by_email, 'state', event.state, 'words', words)
      order by event.id), '[]') from order_return_event as event where return_id = returned.id) as events,
  (select json_build_object('amount_paisa', -amount_paisa, 'way', refund_way, 'reference', refund_reference, 'day', day,
      'by_email', by_email) from cash_entry where return_id = returned.id) as refund`;
const TABLES = `join orders on orders.id = returned.order_id join parcel on parcel.id = returned.parcel_id`;

/** The returns of an order, newest first. */
export function listOfOrder(db: Kysely<Database>, orderId: number): Promise<ReturnRow[]> {
  const text = `select ${COLUMNS} from order_return as returned ${TABLES}
    where returned.order_id = $1 order by returned.id desc`;
  return runStatement<ReturnRow>(db, { text, values: [orderId] });
}

export async function findReturn(db: Kysely<Database>, id: number): Promise<ReturnRow | undefined> {
  const text = `select ${COLUMNS} from order_return as returned ${TABLES} where returned.id = $1`;
  const [row] = await runStatement<ReturnRow>(db, { text, values: [id] });
  return row;
}

/** A page of the returns in a state, or of all that are waiting for staff; oldest first. */
export async function listReturns(db: Kysely<Database>, query: ReturnsQuery) {
  const { state, order_id, page = 1 } = query;
  const values = new Values();
  const states =
    state !== undefined
      ? `state = ${values.add(state)}`
      : order_id === undefined
        ? `state in ('asked', 'agreed', 'received')`
        : 'true';
  const within = `deleted_at is null and ${states}
    ${order_id === undefined ? '' : `and order_id = ${values.add(order_id)}`}`;
  const from = 'order_return join orders on orders.id = order_id';
  const limit = values.add(RETURNS_PAGE_SIZE);
  const offset = values.add((page - 1) * RETURNS_PAGE_SIZE);
  const text = `
    with page as materialized (
      select order_return.* from ${from} where ${within} order by order_return.id limit ${limit} offset ${offset}
    )
    select ${COLUMNS} from page as returned ${TABLES} order by returned.id`;
  const rows = await runStatement<ReturnRow>(db, { text, values: values.list });
  const { rows: counted } = await sql<{ state: ReturnState; pieces: number }>`
    select state, count(*)::integer as pieces from order_return join orders on orders.id = order_id
    where deleted_at is null ${order_id === undefined ? sql`` : sql`and order_id = ${order_id}`} group by state
  `.execute(db);
  const counts = Object.fromEntries(counted.map((each) => [each.state, each.pieces]));
  const wanted = counted.filter(
    (each) =>
      (state === undefined &&
        (order_id !== undefined || ['asked', 'agreed', 'received'].includes(each.state))) ||
      each.state === state,
  );
  return { rows, counts, total: wanted.reduce((sum, { pieces }) => sum + pieces, 0) };
}

/** Locks a return until the transaction ends; its order is already locked. */
export function lockReturn(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('order_return')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedReturn = NonNullable<Awaited<ReturnType<typeof lockReturn>>>;

/** The order of a return. */
export async function orderOf(db: Kysely<Database>, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_return')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.order_id;
}

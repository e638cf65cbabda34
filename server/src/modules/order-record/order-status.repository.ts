import { sql, type Kysely, type Transaction } from 'kysely';
import type { OrderStatus } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { insertNotifications } from './outbox.statement';

type Trx = Transaction<Database>;

/** Locks an order until the transaction ends. */
export function lockOrder(trx: Trx, id: number) {
  return trx
    .selectFrom('orders')
    .select(['id', 'order_number', 'status', 'stage', 'remarks', 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The current status of an order; undefined if it was deleted. */
export function statusNow(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('orders')
    .select(['status', 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Quantities the order took of each product, in ascending id. */
export function linesOf(trx: Trx, orderId: number) {
  return trx
    .selectFrom('order_item')
    .select(['product_id', 'product_name', 'variant_id', 'variant_name', 'price_paisa', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .orderBy('variant_id')
    .execute();
}

/** Stock of a line's goods, whatever the product's status; undefined if the product was deleted. */
export async function findStock(trx: Trx, productId: number, variantId: number | null) {
  const product = await trx
    .selectFrom('product')
    .select(['in_stock', 'variants'])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (variantId === null) return product?.variants.length === 0 ? product : undefined;
  return product?.variants.find(({ id }) => id === variantId);
}

/** True if the buyer set the order's status; later remarks do not count. */
export async function wasChangedByBuyer(trx: Trx, orderId: number): Promise<boolean> {
  const latest = await trx
    .selectFrom('order_history')
    .select('by_customer')
    .where('order_id', '=', orderId)
    .whereRef('from_status', 'is distinct from', 'to_status')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.by_customer === true;
}

interface StatusChange {
  orderId: number;
  from: OrderStatus;
  to: OrderStatus;
  remarks: string;
  /** The message to the buyer; null if they only see the status. */
  message?: string | null;
  /** Email of a member of staff, the buyer, or the shop itself for courier reports. */
  by: { staff: string } | 'customer' | 'shop';
}

const NOTIFICATIONS_OF_STATUS = ['status_changed_buyer_email', 'status_changed_buyer_sms'] as const;
const NOTIFICATIONS_OF_CANCELLATION = [
  ...NOTIFICATIONS_OF_STATUS,
  'cancelled_by_buyer_shop_email',
] as const;

function notificationsOf({ from, to, by, message = null }: StatusChange) {
  // New remarks alone do not notify the buyer.
  if (from === to && message === null) return sql`select`;
  return insertNotifications(
    'changed',
    by === 'customer' ? NOTIFICATIONS_OF_CANCELLATION : NOTIFICATIONS_OF_STATUS,
    message,
  );
}

/** Writes the status, the history and the messages about it in one statement. */
export async function writeStatus(trx: Trx, change: StatusChange): Promise<void> {
  const { orderId, from, to, remarks, message = null, by } = change;
  const byEmail = typeof by === 'string' ? null : by.staff;
  await sql`
    with changed as (
      update orders set status = ${to}, remarks = ${remarks}, version = version + 1
      where id = ${orderId} returning id, status, email, phone
    ),
    notifications as (${notificationsOf(change)})
    insert into order_history
      (order_id, by_email, by_customer, from_status, to_status, remarks, customer_message)
    select id, ${byEmail}, ${by === 'customer'}, ${from}, ${to}, ${remarks}, ${message} from changed
  `.execute(trx);
}

/** Soft delete: the row stays, hidden from everyone (D24). */
export async function hideOrder(trx: Trx, orderId: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({ deleted_at: sql<Date>`now()`, version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}

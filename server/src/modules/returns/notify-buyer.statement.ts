import { sql, type Transaction } from 'kysely';
import type { Language } from '@pasal/core/contract/language';
import type { OrderStatus } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { insertNotifications } from '../order-record/outbox.statement';

type Trx = Transaction<Database>;

/** The language for messages to an order's buyer. */
export async function languageOf(trx: Trx, orderId: number): Promise<Language> {
  const row = await trx
    .selectFrom('orders')
    .select('language')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.language ?? 'en';
}

interface Told {
  order: { id: number; status: OrderStatus };
  /** The entry in the history for staff, and the message that the buyer reads there and is sent. */
  remarks: string;
  message: string;
  by: string | null;
}

/**
 * Notifies a buyer about a return, by the channels the owner chose for a change of status, and everyone who has the order open that it
 * changed.
 */
export async function notifyBuyer(trx: Trx, { order, remarks, message, by }: Told): Promise<void> {
  const ways = ['status_changed_buyer_email', 'status_changed_buyer_sms'] as const;
  await sql`
    with changed as (
      update orders set version = version + 1 where id = ${order.id} returning id, status, email, phone
    ),
    notifications as (${insertNotifications('changed', ways, message)})
    insert into order_history
      (order_id, by_email, by_customer, from_status, to_status, remarks, customer_message)
    select id, ${by}, false, status, status, ${remarks}, ${message} from changed
  `.execute(trx);
}

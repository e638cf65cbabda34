import type { Kysely } from 'kysely';
import { toRupees } from '@pasal/shared/domain';
import { runStatement, Values } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { HELD_SUM } from '../order-record/book.repository';
import { PAID_PARCEL, PAYABLE, WORTH } from '../order-record/payable';
import { theirOrders } from './contacts.repository';

/** What a customer owes the shop, and is owed by it, in rupees. */
export interface Balance {
  owes: number;
  gets: number;
}

/** The value of received returns that were not refunded, up to the amount paid for their parcel. */
const REFUNDS = `(
  select coalesce(sum(least(payable, paisa)), 0)::bigint from (
    select paid.parcel_id, max(paid.payable) as payable, sum(paid.worth) as paisa
    from theirs join order_return as returned on returned.order_id = theirs.id
      cross join lateral (select ${PAID_PARCEL} as parcel_id, ${PAYABLE} as payable, ${WORTH} as worth) as paid
    where returned.state = 'received' and returned.kind = 'return' group by paid.parcel_id
  ) as of_parcel)`;

/**
 * The customer's balance in the cash book: shortfalls at the door are owed by them, paid parcels that came back are owed to them. Also
 * their returns that are not refunded yet.
 */
export async function readBalance(
  db: Kysely<Database>,
  contacts: readonly string[],
): Promise<Balance> {
  const values = new Values();
  const text = `
    with theirs as materialized (select orders.id from orders where ${theirOrders(contacts, values)})
    select coalesce(sum(amount_paisa) filter (where kind = 'short'), 0)::bigint as short,
      ${HELD_SUM} as held, ${REFUNDS} as refunds
    from theirs join parcel on parcel.order_id = theirs.id join cash_entry on parcel_id = parcel.id
    where kind in ('short', 'to_refund', 'refunded')`;
  const [row] = await runStatement<Record<'short' | 'held' | 'refunds', number>>(db, {
    text,
    values: values.list,
  });
  const { short = 0, held = 0, refunds = 0 } = row ?? {};
  // Overpayments are owed to the customer.
  return {
    owes: toRupees(Math.max(0, short)),
    gets: toRupees(Math.max(0, -short) + held + refunds),
  };
}

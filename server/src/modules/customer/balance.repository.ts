import type { Kysely } from 'kysely';
import { toRupees } from '@pasal/shared/domain';
import { runStatement, Values } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { theirOrders } from './contacts.repository';

/** What a customer still owes the shop, and gets of it, in rupees. */
export interface Balance {
  owes: number;
  gets: number;
}

/**
 * What the cash book says of their parcels: what was short at the door is theirs to pay, what they gave back is the shop's. What
 * else the shop comes to owe a customer, such as a refund, is added here.
 */
export async function readBalance(
  db: Kysely<Database>,
  contacts: readonly string[],
): Promise<Balance> {
  const values = new Values();
  const text = `
    with theirs as materialized (select orders.id from orders where ${theirOrders(contacts, values)})
    select coalesce(sum(amount_paisa) filter (where kind = 'short'), 0)::bigint as short,
      coalesce(sum(amount_paisa) filter (where kind = 'to_refund'), 0)::bigint as to_refund
    from theirs join parcel on parcel.order_id = theirs.id join cash_entry on parcel_id = parcel.id
    where kind in ('short', 'to_refund')`;
  const [row] = await runStatement<{ short: number; to_refund: number }>(db, {
    text,
    values: values.list,
  });
  const { short = 0, to_refund = 0 } = row ?? {};
  // Who paid more than was due gets it back.
  return {
    owes: toRupees(Math.max(0, short)),
    gets: toRupees(Math.max(0, -short) + Math.max(0, -to_refund)),
  };
}

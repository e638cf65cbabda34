import { sql, type Kysely } from 'kysely';

/**
 * The first entry of a website order's history names the customer, who placed it; until now nobody
 * wrote that down, and the shop seemed to have placed it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `update order_history set by_customer = true
      from orders
      where orders.id = order_id and source = 'web'
        and from_status is null and by_email is null and not by_customer`,
    )
    .execute(db);
}

import { sql, type Kysely } from 'kysely';

/**
 * The first entry of a website order's history names the customer, who placed it; before this migration it
 * named no one, and the shop seemed to have placed the order.
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

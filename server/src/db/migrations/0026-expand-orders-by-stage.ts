import { sql, type Kysely } from 'kysely';

/**
 * Finds the orders of a stage. Those that are new and open have `orders_stage`, and stand in none of this, so that placing one writes
 * nothing into it; one that ended before anybody told of its parcels is as far as its status says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_further on orders (
      (case when stage <> 'new' then stage when status = 'complete' then 'delivered' else 'closed' end),
      created_at desc, id desc
    ) include (stage, status) where deleted_at is null and (stage <> 'new' or status in ('complete', 'cancel'))
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/**
 * Customers are looked up by whole words: PostgreSQL crosses the lists of two names by skipping through
 * them, while trigrams of names that tens of thousands have in common are crossed one by one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index orders_customer_words on orders
        using gin (to_tsvector('simple'::regconfig, customer_name)) where deleted_at is null`,
    )
    .execute(db);
}

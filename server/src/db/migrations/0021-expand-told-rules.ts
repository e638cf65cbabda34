import { sql, type Kysely } from 'kysely';

/** Of a rule that met an order stands whether a message to its buyer was queued: messages themselves are kept for some weeks alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_rule add column is_told boolean not null default false`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Carts that were sent, by their codes: products and quantities, and nothing of whose they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart_code (
      code text primary key,
      lines jsonb not null,
      -- The same lines have the same code.
      lines_hash text not null unique,
      created_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index cart_code_created on cart_code (created_at)`.execute(db);
}

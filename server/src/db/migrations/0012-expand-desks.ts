import { sql, type Kysely } from 'kysely';

/** Calls to buyers of new orders, and what finds a buyer the shop knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows are added and never changed.
  await sql`
    create table order_call (
      id integer generated always as identity primary key,
      order_id integer not null references orders on delete cascade,
      at timestamptz not null default now(),
      by_email text not null,
      outcome text not null,
      again_at timestamptz,
      remarks text
    )
  `.execute(db);
  await sql`create index order_call_order on order_call (order_id, id)`.execute(db);
  // Of delivered orders alone, so that placing one writes nothing into it.
  await sql`
    create index orders_known_buyer on orders (phone) where status = 'complete' and deleted_at is null
  `.execute(db);
}

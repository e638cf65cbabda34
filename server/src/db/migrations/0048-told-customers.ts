import { sql, type Kysely } from 'kysely';

const statements = [
  // What staff tell the buyer with a change of status, and what a message then says.
  `alter table order_history add column customer_message text`,
  `alter table outbox add column customer_message text`,
  // What is late is asked for by the last promised day.
  `create index orders_late on orders (promised_to)
    where deleted_at is null and status in ('pending', 'others')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table outbox drop constraint outbox_state_check`,
  `alter table outbox add constraint outbox_state_check
    check (state in ('waiting', 'sent', 'failed', 'held', 'discarded'))`,
  // Housekeeping looks for what was written long ago and never sent.
  `create index outbox_unsent on outbox (created_at) where state in ('failed', 'held', 'discarded')`,

  // Customers leave the shop with an export: the log says through whom.
  `alter table activity drop constraint activity_action_check`,
  `alter table activity add constraint activity_action_check
    check (action in ('add', 'change', 'delete', 'export'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

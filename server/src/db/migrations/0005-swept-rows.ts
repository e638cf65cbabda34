import { sql, type Kysely } from 'kysely';

/** What the housekeeping looks for, so that it never reads a table through. */
const statements = [
  `create index idempotency_key_created on idempotency_key (created_at)`,
  `create index session_expires on session (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Indexes for the housekeeping, so that it never scans a whole table. */
const statements = [
  `create index idempotency_key_created on idempotency_key (created_at)`,
  `create index session_expires on session (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

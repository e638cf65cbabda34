import { sql, type Kysely } from 'kysely';

// Unlogged: counting costs no disk write, and after a crash every count simply starts again. Each page of
// these ever-changing rows has free room, so that a change needs no new page.
const statements = [
  `create unlogged table rate_limit (
    scope text not null,
    key text not null,
    free_at timestamptz not null,
    primary key (scope, key)
  ) with (fillfactor = 50)`,
  `create unlogged table login_attempt (
    key text primary key,
    tries integer not null,
    blocked_until timestamptz not null,
    forgotten_at timestamptz not null
  ) with (fillfactor = 50)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

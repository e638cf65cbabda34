import { sql, type Kysely } from 'kysely';

const statements = [
  // A network speaks of failures, of slowness and of refused orders, each once.
  `alter table release_watch_failure add kind text not null default 'failed'
    check (kind in ('failed', 'slow', 'refused'))`,
  `alter table release_watch add reached double precision not null default 0,
    add ordered double precision not null default 0`,
];

/** A watched release is judged by what it sells and by how long it holds pages up, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

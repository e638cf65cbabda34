import { sql, type Kysely } from 'kysely';

/** Errors reach the team of a release in words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_error (
      name text not null,
      version text not null,
      fingerprint text not null,
      phase text not null,
      message text not null,
      frames jsonb not null,
      route text,
      browsers jsonb not null,
      visits integer not null default 1,
      first_seen timestamptz not null default now(),
      last_seen timestamptz not null default now(),
      primary key (name, version, fingerprint)
    )
  `.execute(db);
  await sql`create index release_error_last_seen on release_error (last_seen)`.execute(db);
}

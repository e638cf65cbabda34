import { sql, type Kysely } from 'kysely';

const statements = [
  // A random key for every ten minutes, counted from 1970: it signs tickets and hides who has reported. It is
  // deleted with its marks; after a crash neither is needed.
  `create unlogged table health_window (number integer primary key, key text not null)`,
  // The tickets and networks that have been counted in a window.
  `create unlogged table health_mark (
    number integer not null references health_window on delete cascade,
    mark text not null,
    primary key (number, mark)
  )`,
  // By the hour: pages in which a version worked (phase 'load'), networks in which it failed at all
  // ('failed'), and in which phase.
  `create table release_health (
    name text not null,
    version text not null,
    hour timestamptz not null,
    phase text not null,
    total double precision not null,
    primary key (name, version, hour, phase)
  )`,
  `create index release_health_hour on release_health (hour)`,
  // The release of a name under observation: one on trial, or one that was activated not long ago. Its own
  // key makes a network count once; it is deleted when the observation ends.
  `create table release_watch (
    name text primary key,
    version text not null,
    since timestamptz not null default now(),
    until timestamptz,
    key text not null,
    loads double precision not null default 0,
    deaths integer not null default 0
  )`,
  `create table release_watch_failure (
    name text not null references release_watch on delete cascade,
    mark text not null,
    primary key (name, mark)
  )`,
  // A message may be about something else than an order: then its text is stored with it.
  `alter table outbox alter order_id drop not null, alter status drop not null, add notice jsonb,
    drop constraint outbox_audience_check,
    add constraint outbox_audience_check check (audience in ('buyer', 'shop', 'team')),
    add constraint outbox_about check ((order_id is null) = (notice is not null)),
    add constraint outbox_status check ((order_id is null) = (status is null))`,
  // Where a team reads of its releases.
  `alter table release_token add email text`,
];

/** Adds the health of releases with their visitors, and the releases under observation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  // A version of host or remote. A team's has its archive here, where every server finds it; the shop's
  // own builds lie beside each server, and have one only where several servers share the database.
  `create table release (
    name text not null,
    version text not null,
    source text not null check (source in ('own', 'team')),
    digest text not null,
    record jsonb not null,
    archive bytea,
    bytes integer not null,
    uploaded_at timestamptz not null default now(),
    uploaded_by text not null,
    last_named_at timestamptz not null default now(),
    primary key (name, version)
  )`,
  // The version visitors get: null stands for the shop's own build. `earlier` are the versions to go back to,
  // the newest last.
  `create table live_release (
    name text primary key,
    version text,
    since timestamptz,
    earlier jsonb not null default '[]',
    candidate text,
    candidate_buckets integer check (candidate_buckets between 1 and 9999),
    candidate_since timestamptz,
    check ((candidate is null) = (candidate_buckets is null))
  )`,
  // One share below all visitors at a time, in the whole shop.
  `create unique index one_candidate on live_release ((true)) where candidate is not null`,
  `create table release_event (
    id integer generated always as identity primary key,
    at timestamptz not null default now(),
    name text not null,
    action text not null,
    version text not null,
    previous text,
    share real,
    by text not null,
    why text
  )`,
  `create index release_event_name on release_event (name, id)`,
  `create table release_token (
    id integer generated always as identity primary key,
    name text not null,
    label text not null,
    rights jsonb not null,
    secret_hash text not null unique,
    created_at timestamptz not null default now(),
    created_by text not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    last_used_at timestamptz
  )`,
  // Contracts this shop has had, so that a release checked against one of them is understood.
  `create table known_contract (
    digest text primary key,
    version text not null,
    calls jsonb not null,
    known_since timestamptz not null default now()
  )`,
  // Packages teams build with: what was installed from this shop once can be installed again.
  `create table kit_file (
    file text primary key,
    bytes bytea not null,
    kept_since timestamptz not null default now()
  )`,
  `drop table remote_release`,
];

/** Releases of host and remotes: what was uploaded, what is live, who did it, and who may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

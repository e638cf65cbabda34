/** Releases of the shop's parts: uploads, what is live, health, history and permissions. */
export const RELEASES = /* sql */ `

-- A version of host or remote. The shop's own builds lie beside each server, and have an archive only where several
-- servers share the database.
create table release (
  name text not null,
  version text not null,
  source text not null check (source in ('own', 'team')),
  digest text not null,
  record jsonb not null,
  -- Archives of before there were parts lie whole in here until they are removed.
  archive bytea,
  bytes integer not null,
  uploaded_at timestamptz not null default now(),
  uploaded_by text not null,
  last_named_at timestamptz not null default now(),
  -- Of the record, so that lists need not read it.
  title text,
  commit text,
  wraps jsonb,
  primary key (name, version)
);

-- An archive in parts: no statement has to hold 20 MB, and the embedded database serves others in between.
create table release_part (
  name text not null,
  version text not null,
  part integer not null,
  bytes bytea not null,
  primary key (name, version, part),
  constraint release_part_version_fkey foreign key (name, version) references release on delete cascade
);

-- It cannot be made smaller, and is read piece by piece.
alter table release_part alter bytes set storage external;

-- The version visitors get: null stands for the shop's own build. The versions to go back to stand in "earlier", the
-- newest last.
create table live_release (
  name text primary key,
  version text,
  since timestamptz,
  earlier jsonb not null default '[]',
  candidate text,
  candidate_buckets integer check (candidate_buckets between 1 and 9999),
  candidate_since timestamptz,
  -- Which share of its plan a candidate has come to, since when, and whether it grows on by itself.
  plan_step integer check (plan_step >= 0),
  plan_since timestamptz,
  plan_state text check (plan_state in ('growing', 'waiting', 'stopped')),
  check ((candidate is null) = (candidate_buckets is null)),
  constraint live_release_plan check (
    (plan_step is null) = (plan_state is null) and (plan_step is null) = (plan_since is null)
      and (plan_step is null or candidate is not null))
);

-- One share below all visitors at a time, in the whole shop.
create unique index one_candidate on live_release ((true)) where candidate is not null;

create table release_event (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  name text not null,
  action text not null,
  version text not null,
  previous text,
  share real,
  by text not null,
  why text,
  walked text check (walked in ('shop', 'team', 'none', 'waived'))
);

create index release_event_name on release_event (name, id);

create table release_token (
  id integer generated always as identity primary key,
  name text not null,
  label text not null,
  rights jsonb not null,
  secret_hash text not null unique,
  created_at timestamptz not null default now(),
  created_by text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  -- Where a team reads of its releases.
  email text
);

-- A link to a preview is good while its row is there, and the token that made it, if one did.
create table release_preview (
  id integer generated always as identity primary key,
  name text not null,
  version text not null,
  token_id integer references release_token on delete cascade,
  made_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- What was found with a release in place. A team's result may come before its archive, by the digest of that.
create table release_walk (
  name text not null,
  version text not null,
  digest text not null,
  walked_by text not null check (walked_by in ('shop', 'team')),
  beside text not null,
  over text,
  findings jsonb not null,
  at timestamptz not null default now(),
  by text not null,
  token_id integer references release_token on delete cascade,
  signature text,
  primary key (name, version, digest, walked_by),
  check ((walked_by = 'team') = (signature is not null))
);

-- One walk at a time in the whole shop.
create table release_walking (
  one boolean primary key default true check (one),
  name text not null,
  version text not null,
  by text not null,
  since timestamptz not null default now(),
  until timestamptz not null
);

-- A random key for every ten minutes, counted from 1970: it signs tickets and hides who has reported. It is deleted
-- with its marks; after a crash neither is needed.
create unlogged table health_window (
  number integer primary key,
  key text not null
);

-- The tickets and networks that have been counted in a window.
create unlogged table health_mark (
  number integer not null references health_window on delete cascade,
  mark text not null,
  primary key (number, mark)
);

-- By the hour: pages in which a version worked (phase 'load'), networks in which it failed at all ('failed'), and in
-- which phase.
create table release_health (
  name text not null,
  version text not null,
  hour timestamptz not null,
  phase text not null,
  total double precision not null,
  primary key (name, version, hour, phase)
);

create index release_health_hour on release_health (hour);

-- The release of a name under observation: one on trial, or one that was activated not long ago. Its own key makes a
-- network count once; it is deleted when the observation ends.
create table release_watch (
  name text primary key,
  version text not null,
  since timestamptz not null default now(),
  until timestamptz,
  key text not null,
  loads double precision not null default 0,
  deaths integer not null default 0,
  -- Visits before the step its plan has come to: what is left of them counts for the step.
  before_step double precision not null default 0,
  reached double precision not null default 0,
  ordered double precision not null default 0
);

-- A network speaks of failures, of slowness and of refused orders, each once.
create table release_watch_failure (
  name text not null references release_watch on delete cascade,
  mark text not null,
  kind text not null default 'failed' check (kind in ('failed', 'slow', 'refused')),
  primary key (name, mark)
);

-- The address of a remote's own service, as the owner has allowed it.
create table remote_service (
  name text primary key,
  address text not null,
  allowed_at timestamptz not null default now(),
  allowed_by text not null
);

-- Contracts this shop has had, so that a release checked against one of them is understood.
create table known_contract (
  digest text primary key,
  version text not null,
  calls jsonb not null,
  known_since timestamptz not null default now()
);

-- Packages teams build with: what was installed from this shop once can be installed again.
create table kit_file (
  file text primary key,
  bytes bytea not null,
  kept_since timestamptz not null default now()
);

alter table kit_file alter bytes set storage external;
`;

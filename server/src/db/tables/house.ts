/** The server's internal tables. */
export const HOUSE = /* sql */ `

create table app_secret (
  name text primary key,
  value text not null
);

-- When the work of an operator was last done, by the name of its command.
create table operator_work (
  name text primary key,
  done_at timestamptz not null default now()
);

-- Another one with every transaction that changes what visitors read of an area.
create table public_version (
  area text primary key,
  version text not null
) with (fillfactor = 50);

-- Unlogged: counting costs no disk write, and after a crash every count simply starts again. Each page of
-- these ever-changing rows has free room, so that a change needs no new page.
create unlogged table rate_limit (
  scope text not null,
  key text not null,
  free_at timestamptz not null,
  primary key (scope, key)
) with (fillfactor = 50);

create unlogged table login_attempt (
  key text primary key,
  tries integer not null,
  blocked_until timestamptz not null,
  forgotten_at timestamptz not null
) with (fillfactor = 50);
`;

/** Staff and their activity. */
export const PEOPLE = /* sql */ `

create table staff (
  id integer generated always as identity primary key,
  email text not null,
  email_key text generated always as (lower(email)) stored unique,
  password_hash text not null,
  role text not null check (role in ('staff', 'admin')),
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  last_seen_at timestamptz,
  -- The hash that was last seen not to be of a published demo password: each is looked at once.
  checked_hash text
);

-- A session is named by its id: the hash of its token is a secret. Only the network of the address is stored.
create table session (
  token_hash text primary key,
  staff_id integer not null references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  id integer generated always as identity unique,
  device text not null default '',
  address text not null default '',
  last_seen_at timestamptz not null default now()
);

create index session_staff on session (staff_id);

create index session_expires on session (expires_at);

-- The log of changes. A deleted person stays in it by email; nothing else in here is personal.
create table activity (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id integer references staff on delete set null,
  staff_email text not null,
  kind text not null,
  -- Customers leave the shop with an export: the log says through whom.
  action text not null check (action in ('add', 'change', 'delete', 'export')),
  thing_id integer,
  thing text not null,
  changes jsonb not null default '[]'
);

create index activity_at on activity (at);

create index activity_kind on activity (kind, id desc);

create index activity_person on activity (staff_email, id desc);

create index activity_staff on activity (staff_id);
`;

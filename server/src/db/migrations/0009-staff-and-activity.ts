import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table staff
    add column disabled_at timestamptz,
    add column last_seen_at timestamptz`,

  // A session is named by its id: the hash of its token is a secret. Only the network of the address is
  // stored.
  `alter table session
    add column id integer generated always as identity unique,
    add column device text not null default '',
    add column address text not null default '',
    add column last_seen_at timestamptz not null default now()`,

  `alter table site_setting add column version integer not null default 1`,

  // The log of changes. A deleted person stays in it by e-mail; nothing else in here is personal.
  `create table activity (
    id integer generated always as identity primary key,
    at timestamptz not null default now(),
    staff_id integer references staff on delete set null,
    staff_email text not null,
    kind text not null,
    action text not null check (action in ('add', 'change', 'delete')),
    thing_id integer,
    thing text not null,
    changes jsonb not null default '[]'
  )`,
  `create index activity_at on activity (at)`,
  `create index activity_kind on activity (kind, id desc)`,
  `create index activity_person on activity (staff_email, id desc)`,
  `create index activity_staff on activity (staff_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

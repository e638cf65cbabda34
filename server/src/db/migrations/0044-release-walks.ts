import { sql, type Kysely } from 'kysely';

const statements = [
  // Copied from the record, for lists; null where a release wraps nothing.
  `alter table release add wraps jsonb`,
  `update release set wraps = record -> 'wraps'`,
  `alter table release_event add walked text
    check (walked in ('shop', 'team', 'none', 'waived'))`,
  // What was found with a release in place. A team's result may come before its archive, by the digest of that.
  `create table release_walk (
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
  )`,
  // One walk at a time in the whole shop.
  `create table release_walking (
    one boolean primary key default true check (one),
    name text not null,
    version text not null,
    by text not null,
    since timestamptz not null default now(),
    until timestamptz not null
  )`,
];

/** Releases are walked through the shop before they are live, and what they wrap is in lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

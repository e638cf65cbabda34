import { sql, type Kysely } from 'kysely';

const statements = [
  // An archive in parts: no statement has to hold 20 MB, and the embedded database serves others in between.
  // Those that lie whole in `release` stay there until they are removed.
  `create table release_part (
    name text not null,
    version text not null,
    part integer not null,
    bytes bytea not null,
    primary key (name, version, part),
    constraint release_part_version_fkey foreign key (name, version) references release on delete cascade
  )`,
  // It cannot be made smaller, and is read piece by piece.
  `alter table release_part alter bytes set storage external`,
  // Columns for the list of releases, so that it reads no record. A server of an older version leaves them
  // out while it still runs beside a newer one.
  `alter table release add title text, add commit text`,
  `update release set title = record ->> 'title', commit = record ->> 'commit'`,
  // The record of an upload had no limit: what is too long keeps the fields a record has.
  `update release set record = (
    select jsonb_object_agg(key, value) from jsonb_each(record) where key in (
      'name', 'title', 'version', 'commit', 'integrity', 'start', 'bytes', 'pages', 'slots', 'routes',
      'needs', 'uses', 'provides', 'endpoints', 'calls', 'contract', 'server'
    )
  ) where octet_length(record::text) > 524288`,
];

/** Archives of releases in parts, and what lists show of a release beside its record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

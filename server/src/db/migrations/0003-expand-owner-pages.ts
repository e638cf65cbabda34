import { sql, type Kysely } from 'kysely';

/** Texts of pages that the owner writes, and what was published of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owner_page (
      kind text not null,
      language text not null check (language in ('en', 'ne')),
      draft text,
      published text,
      published_at timestamptz,
      published_by text,
      version integer not null default 1,
      primary key (kind, language)
    )
  `.execute(db);
  await sql`
    create table owner_page_version (
      id integer generated always as identity primary key,
      kind text not null,
      language text not null check (language in ('en', 'ne')),
      html text not null,
      at timestamptz not null default now(),
      by_email text not null
    )
  `.execute(db);
  await sql`
    create index owner_page_version_newest on owner_page_version (kind, language, id)
  `.execute(db);
}

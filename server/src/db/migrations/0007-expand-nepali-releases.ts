import { sql, type Kysely } from 'kysely';

/** What lists say of releases, in Nepali beside the English; null where it has none, or a server of the version before wrote it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_event add column why_ne text`.execute(db);
  await sql`alter table release add column title_ne text`.execute(db);
  await sql`
    update release set title_ne = record -> 'languages' -> 'ne' ->> 'title'
    where record -> 'languages' -> 'ne' ->> 'title' is not null
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** What is paid back for a parcel is known again by the press that paid it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cash_entry add column mark text`.execute(db);
  await sql`
    create unique index cash_entry_mark on cash_entry (mark) where mark is not null
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** What ended a debt by mistake is taken back by an entry that names it, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cash_entry add column takes_back integer references cash_entry`.execute(db);
  await sql`
    create unique index cash_entry_takes_back on cash_entry (takes_back) where takes_back is not null
  `.execute(db);
}

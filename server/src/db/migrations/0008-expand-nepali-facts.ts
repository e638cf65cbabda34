import { sql, type Kysely } from 'kysely';

/** Facts of a product in words stand in Nepali too, by key; one that is not here is read in English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product add column facts_ne jsonb not null default '{}' check (jsonb_typeof(facts_ne) = 'object')
  `.execute(db);
}

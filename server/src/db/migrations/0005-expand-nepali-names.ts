import { sql, type Kysely } from 'kysely';

/** Names and texts in Nepali beside those in English; null where nobody has said anything, and empty for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['category', 'subcategory', 'brand', 'district', 'city']) {
    await sql`alter table ${sql.table(table)} add column name_ne text`.execute(db);
  }
  await sql`
    alter table category_attribute add column name_ne text, add column unit_ne text,
      add column choices_ne jsonb check (jsonb_typeof(choices_ne) = 'object')
  `.execute(db);
  await sql`
    alter table banner add column ne jsonb check (jsonb_typeof(ne) = 'object')
  `.execute(db);
}

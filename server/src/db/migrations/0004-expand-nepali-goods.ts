import { sql, type Kysely } from 'kysely';

/** What products, their variants and the lines of orders are called in Nepali; null where nobody has written it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product add column title_ne text, add column description_ne text,
      add column additional_description_ne text, add column warranty_ne text
  `.execute(db);
  await sql`alter table product_variant add column name_ne text`.execute(db);
  await sql`
    alter table order_item add column product_name_ne text, add column variant_name_ne text
  `.execute(db);
}

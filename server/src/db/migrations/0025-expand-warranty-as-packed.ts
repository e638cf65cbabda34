import { sql, type Kysely } from 'kysely';

/** What a product promised of a piece when it was packed; null of what was packed before, where the product's words of today count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parcel_serial add column warranty text, add column warranty_ne text
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Days that a hand-over promised in the name of its courier; they end when the parcel is taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table parcel add column promised_by_courier boolean not null default false
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Couriers' numbers are found as people and spreadsheets write them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index parcel_consignment_key on parcel
      (ltrim(upper(regexp_replace(consignment, '[^A-Za-z0-9]', '', 'g')), '0'))
      where consignment is not null
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** What a rider delivered of late is found without all that they ever delivered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index parcel_delivered on parcel (courier_id, stage_since) where stage = 'delivered'
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Finds what a courier was handed on a day, of all that they ever brought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index parcel_event_handed on parcel_event (courier_id, at) where event = 'handed_over'
  `.execute(db);
}

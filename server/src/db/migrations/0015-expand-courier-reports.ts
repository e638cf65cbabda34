import { sql, type Kysely } from 'kysely';

/** The secret by which a courier's system signs what it reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courier_secret (
      courier_id integer primary key references courier on delete cascade,
      secret text not null
    )
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** In which language the shop writes to who ordered, and to its staff; none was chosen where it is null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column language text`.execute(db);
  await sql`alter table staff add column language text`.execute(db);
}

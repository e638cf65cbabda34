import { sql, type Kysely } from 'kysely';

/** A brand may have a logo: the path of a picture, or null where its name stands for it (D48). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table brand add column logo text check (logo <> '')`).execute(db);
}

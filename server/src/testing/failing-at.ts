import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Simulates a lost database while `work` runs, at the moment when a product is to be called `title`. */
export async function failingAt(
  db: Kysely<Database>,
  title: string,
  work: () => Promise<void>,
): Promise<void> {
  await sql`
    create function fail_at() returns trigger language plpgsql
    as $$ begin raise exception 'gone' using errcode = '57P01'; end $$
  `.execute(db);
  await sql`
    create trigger fail_at before update on product for each row
    when (new.title = ${sql.lit(title)}) execute function fail_at()
  `.execute(db);
  try {
    await work();
  } finally {
    await sql`drop trigger fail_at on product`.execute(db);
    await sql`drop function fail_at()`.execute(db);
  }
}

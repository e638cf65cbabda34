import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Moves the time forward for everything that is counted. */
export async function letTimePass(db: Kysely<Database>, seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`;
  await sql`update rate_limit set free_at = free_at - ${ago}`.execute(db);
  await sql`update login_attempt
    set blocked_until = blocked_until - ${ago}, forgotten_at = forgotten_at - ${ago}
  `.execute(db);
}

import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';

/** The sessions of a member of staff, last seen first. */
export function listSessions(db: Kysely<Database>, staffId: number) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'address', 'created_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one of the user's sessions; returns whether it existed. */
export async function deleteSession(
  trx: Transaction<Database>,
  staffId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends the user's sessions from the next request on, except the one with the id `kept`; returns how many ended. */
export async function deleteSessions(
  trx: Transaction<Database>,
  staffId: number,
  kept = 0,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('staff_id', '=', staffId)
    .where('id', '<>', kept)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

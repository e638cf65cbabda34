import type { Kysely } from 'kysely';
import { refundToken, takeToken } from '@pasal/core/limits/rate-limit';
import type { Database } from '../../db/schema';
import { LIMITS } from '../limits';

/**
 * Reserves an order for one return that is asked for, before the work for it begins, on whichever server: others of the same order
 * are refused until it is done.
 * @throws RateLimited while another one is under way, and after too many of an order
 */
export async function oneAskPerOrder<Result>(
  db: Kysely<Database>,
  orderId: number,
  ask: () => Promise<Result>,
): Promise<Result> {
  const who = String(orderId);
  await takeToken(db, LIMITS.returnUnderWay, who);
  try {
    await takeToken(db, LIMITS.returnOfOrder, who);
    return await ask();
  } finally {
    // While the database is away it ends by itself.
    await refundToken(db, LIMITS.returnUnderWay, who).catch(() => undefined);
  }
}

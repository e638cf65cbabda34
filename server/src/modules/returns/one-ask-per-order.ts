import type { Kysely } from 'kysely';
import { refundToken, takeToken } from '@pasal/core/limits/rate-limit';
import type { Database } from '../../db/schema';
import { LIMITS } from '../limits';

/**
 * Allows one return request at a time per order, across all servers, and reserves it before the work begins; others of the same order are
 * refused until it is done.
 * @throws RateLimited while another one is in progress, and after too many of an order
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
    // If the database is down, the reservation expires.
    await refundToken(db, LIMITS.returnUnderWay, who).catch(() => undefined);
  }
}

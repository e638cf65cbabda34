import type { Kysely } from 'kysely';
import type { TrackQuery } from '@pasal/shared/contracts';
import { normalisePhone } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { notFound } from '../../http/errors';
import { LIMITS } from '../../http/limits';
import { giveTurnBack, takeTurn } from '../../http/rate-limit';
import * as messages from './messages';
import * as orders from './order.repository';

export async function readOrder(db: Kysely<Database>, id: number) {
  const order = await orders.findOrder(db, id);
  if (order === undefined) throw notFound(messages.NO_SUCH_ORDER);
  return order;
}

/**
 * The order that has this number and this phone (decision 18). Misses are limited per number and per
 * phone, existing or not; a hit takes its own back.
 * @throws ApiError the same 404 whichever of the two is wrong; 429
 */
export async function trackOrder(db: Kysely<Database>, query: TrackQuery) {
  const number = query.order_number.trim().toUpperCase();
  // A text that is no phone number fits no order, and takes as long to find that out.
  const phone = normalisePhone(query.phone) ?? '';
  await takeTurn(db, LIMITS.trackOfOrder, number);
  await takeTurn(db, LIMITS.trackOfPhone, phone);
  const order = await orders.findTrackedOrder(db, number, phone);
  if (order === undefined) throw notFound(messages.NO_SUCH_ORDER);
  await giveTurnBack(db, LIMITS.trackOfOrder, number);
  await giveTurnBack(db, LIMITS.trackOfPhone, phone);
  return order;
}

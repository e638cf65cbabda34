import type { Kysely } from 'kysely';
import type { TrackQuery } from '@pasal/shared/contracts';
import { normalisePhone } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { notFound } from '../../http/errors';
import * as messages from './messages';
import * as orders from './order.repository';

export async function readOrder(db: Kysely<Database>, id: number) {
  const order = await orders.findOrder(db, id);
  if (order === undefined) throw notFound(messages.NO_SUCH_ORDER);
  return order;
}

/** @throws ApiError the same 404 whichever of the two is wrong (decision 18) */
export async function trackOrder(db: Kysely<Database>, { order_number, phone }: TrackQuery) {
  const order = await orders.findTrackedOrder(
    db,
    order_number.trim().toUpperCase(),
    // A text that is no phone number fits no order, and takes as long to find that out.
    normalisePhone(phone) ?? '',
  );
  if (order === undefined) throw notFound(messages.NO_SUCH_ORDER);
  return order;
}

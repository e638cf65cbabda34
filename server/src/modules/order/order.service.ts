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

interface Proof {
  number: string;
  phone: string;
}

function proofOf({ order_number, phone }: TrackQuery): Proof {
  // A text that is no phone number fits no order, and takes as long to find that out. It is counted as
  // it is: whoever mistypes theirs shares no count with others who do.
  return { number: order_number.trim().toUpperCase(), phone: normalisePhone(phone) ?? phone };
}

async function findOwn(db: Kysely<Database>, { number, phone }: Proof) {
  const order = await orders.findTrackedOrder(db, number, phone);
  if (order === undefined) throw notFound(messages.NO_SUCH_ORDER);
  return order;
}

/**
 * The order that has this number and this phone (decision 18). Misses are limited per number and per
 * phone, existing or not; a hit takes its own back.
 * @throws ApiError the same 404 whichever of the two is wrong; 429
 */
export async function trackOrder(db: Kysely<Database>, query: TrackQuery) {
  const proof = proofOf(query);
  const turns = [
    [LIMITS.trackOfOrder, proof.number],
    [LIMITS.trackOfPhone, proof.phone],
    [LIMITS.trackOfPhoneInDay, proof.phone],
  ] as const;
  for (const [limit, who] of turns) await takeTurn(db, limit, who);
  const order = await findOwn(db, proof);
  for (const [limit, who] of turns) await giveTurnBack(db, limit, who);
  return order;
}

/** What has become of an order whose proof has been checked just now. */
export function readOwnOrder(db: Kysely<Database>, query: TrackQuery) {
  return findOwn(db, proofOf(query));
}

import type { Kysely } from 'kysely';
import type { TrackQuery } from '@pasal/shared/contracts';
import { normalisePhone } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { notFound } from '@pasal/core/errors/domain-error';
import { countLookUp, type Proof } from './look-up-throttle';
import * as messages from '../order-record/messages';
import * as orders from './order.repository';
import { readWrittenNumber } from './written-number';

export async function readOrder(db: Kysely<Database>, id: number) {
  const order = await orders.findOrder(db, id);
  if (order === undefined) throw notFound(messages.noSuchOrder);
  return order;
}

function proofOf({ order_number, phone }: TrackQuery): Proof & { numbers: readonly string[] } {
  const { numbers, counted } = readWrittenNumber(order_number, new Date());
  // A text that is not a phone number matches no order, in the same time. It is counted as typed, so people who mistype theirs do not share
  // one count.
  return { numbers, number: counted, phone: normalisePhone(phone) ?? phone };
}

/**
 * The order with this number and phone (D18); the newest if the number has no year.
 * @param address the client's, as limits count it
 * @throws DomainError the same 404 whichever of the two is wrong; 429 after too many misses
 */
export async function trackOrder(db: Kysely<Database>, query: TrackQuery, address: string) {
  const proof = proofOf(query);
  const order = await orders.findTrackedOrder(db, proof.numbers, proof.phone);
  await countLookUp(db, proof, { address, found: order !== undefined });
  if (order === undefined) throw notFound(messages.noSuchOrder);
  return order;
}

/** The current state of an order whose proof has just been checked. */
export async function readOwnOrder(db: Kysely<Database>, query: TrackQuery) {
  const { numbers, phone } = proofOf(query);
  const order = await orders.findTrackedOrder(db, numbers, phone);
  if (order === undefined) throw notFound(messages.noSuchOrder);
  return order;
}

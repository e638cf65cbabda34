import type { Kysely } from 'kysely';
import type {
  AssignCourierRequest,
  BulkParcelEventRequest,
  BulkParcelEventResponse,
  User,
} from '@pasal/shared/contracts';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { Localisable } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { brokenOffHere, notComeTo } from '../order-record/messages';
import { giveCourier } from './change-parcel.service';
import type { Reporter } from '../order-record/move-parcel';
import { recordEvent } from '../order-life/record-event.service';

type Result = Localisable<BulkParcelEventResponse['results'][number]>;

type Address = BulkParcelEventRequest['parcels'][number];

/**
 * Does one action on several parcels, independently, as for bulk order statuses (D97): a parcel for which it is not possible is left
 * unchanged and reported with the reason.
 */
async function withEach<Named extends Address>(
  parcels: readonly Named[],
  run: (parcel: Named) => Promise<void>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, parcel] of parcels.entries()) {
    const { id, number } = parcel;
    try {
      await run(parcel);
      results.push({ id, number, problem: null });
    } catch (error) {
      // A user who has lost the permission can change none of the rest.
      if (error instanceof DomainError && error.code !== 'UNAUTHENTICATED') {
        results.push({ id, number, problem: error.wording });
        continue;
      }
      if (at === 0 || error instanceof DomainError) throw error;
      const left = parcels.slice(at + 1).map((each) => ({ id: each.id, number: each.number }));
      results.push({ id, number, problem: brokenOffHere });
      return [...results, ...left.map((each) => ({ ...each, problem: notComeTo }))];
    }
  }
  return results;
}

/** Records the same event for several parcels, each with its own consignment number if given. */
export function recordEvents(
  db: Kysely<Database>,
  reporter: Reporter,
  { parcels, ...told }: BulkParcelEventRequest,
): Promise<Result[]> {
  const report = { ...told, judged: {} };
  return withEach(parcels, ({ id, number, ...own }) =>
    recordEvent(db, reporter, { orderId: id, number }, { ...report, ...own }),
  );
}

/** Assigns a courier to several parcels. */
export const assignCourier = (
  db: Kysely<Database>,
  actor: User,
  { parcels, courier_id }: AssignCourierRequest,
): Promise<Result[]> =>
  withEach(parcels, ({ id, number, version }) =>
    giveCourier(db, actor, { orderId: id, number }, { courier_id, version }),
  );

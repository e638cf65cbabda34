import type { Kysely, Transaction } from 'kysely';
import { notFound } from '@pasal/core/errors/domain-error';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { noSuchOrder } from '../order-record/messages';
import { ensureParcels, moveParcel, type Reporter } from '../order-record/move-parcel';
import { lockOrder } from '../order-record/order-status.repository';
import { wasRecorded } from '../order-record/parcel.repository';
import { pickParcel, type ParcelAddress } from '../order-record/pick-parcel';
import { assertOwnParcel, checkEvent } from './check-event';
import { effects, type WrittenEvent } from './effects';

/** Records an event at the start of a transaction. */
export async function recordEventWithin(
  trx: Transaction<Database>,
  reporter: Reporter,
  { orderId, number }: ParcelAddress,
  report: WrittenEvent['report'],
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order === undefined) throw notFound(noSuchOrder);
  const { mark, version } = report;
  if (mark !== undefined && (await wasRecorded(trx, orderId, mark))) return;
  const parcels = await ensureParcels(trx, order);
  assertOwnParcel(
    reporter,
    parcels.find((each) => each.number === number),
  );
  const parcel = pickParcel(parcels, number, version);
  const checkedEvent = await checkEvent(trx, reporter, parcel, report);
  await moveParcel(trx, order, parcel, reporter, checkedEvent);
  for (const effect of effects)
    await effect(trx, { order, parcel, reporter, report, checkedEvent });
}

/**
 * Records a parcel event, whoever reports it: the event, its stage, the effects on stock and status, and the messages about it are written
 * in one transaction. The same `mark` reported twice is written once, and returns the same answer.
 * @throws DomainError 404; 409 if not possible now; 400 for missing data; 403 for a packer whose desks do not have the parcel; 422 if the
 * key was used for something else
 */
export const recordEvent = (
  db: Kysely<Database>,
  reporter: Reporter,
  address: ParcelAddress,
  report: WrittenEvent['report'],
  press?: Press,
): Promise<void> =>
  db
    .transaction()
    .execute((trx) => once(trx, press, () => recordEventWithin(trx, reporter, address, report)));

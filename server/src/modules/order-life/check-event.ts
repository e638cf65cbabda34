import type { Transaction } from 'kysely';
import type { ParcelEventRequest, ParcelReason } from '@pasal/shared/contracts';
import {
  daysLater,
  isWithCourier,
  kathmanduDate,
  maySeeStage,
  needsReason,
  reasonsOf,
  stageAfter,
  toPaisa,
  waitsInShop,
} from '@pasal/shared/domain';
import { conflict, forbidden, notFound } from '@pasal/core/errors/domain-error';
import { notAllowed } from '@pasal/core/http/messages';
import type { Database } from '../../db/schema';
import * as messages from '../order-record/messages';
import type { CheckedEvent, Reporter } from '../order-record/move-parcel';
import { findActiveCourier, placeOf, type StoredParcel } from '../order-record/parcel.repository';
import { wrong } from '../order-record/pick-parcel';
import { assertSerials } from '../order-record/serials';

type Trx = Transaction<Database>;

/** A reported event; `mark` makes it idempotent. */
export type EventReport = ParcelEventRequest & { mark?: string };

/** @throws DomainError 409 if the event is not possible now, 400 if a required reason is missing */
function reasonFor(
  { stage }: StoredParcel,
  { event, reason, remarks = '' }: ParcelEventRequest,
): ParcelReason | undefined {
  if (stageAfter(stage, event) === null) throw conflict(messages.cannotHappen(event, stage));
  if (reason === undefined) {
    if (needsReason(stage, event)) throw wrong('reason', messages.chooseReason);
    return undefined;
  }
  if (!reasonsOf(event).includes(reason)) throw wrong('reason', messages.otherReason);
  if (reason === 'other' && remarks === '') throw wrong('remarks', messages.sayReason);
  return reason;
}

/** @throws DomainError 400 if a hand-over names no courier, or an unknown one */
export async function assertCourier(trx: Trx, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  const courier = await findActiveCourier(trx, id);
  if (courier === undefined) throw wrong('courier_id', messages.noSuchCourier);
}

/**
 * Columns set when a parcel is handed over: the courier's charge as given, else by the places it serves (D221), and its delivery days,
 * unless others were promised (D284).
 */
async function knownAtHandOver(
  trx: Trx,
  parcel: StoredParcel,
  { charge, courier_id, remarks = '' }: ParcelEventRequest,
) {
  const place = await placeOf(trx, parcel.id, courier_id ?? parcel.courier_id);
  const said = charge === undefined ? null : toPaisa(charge);
  // A charge above both the parcel's cash and the courier's rate for its place needs a remark.
  const usual = Math.max(parcel.cash_due_paisa, place?.charge_paisa ?? 0);
  if (parcel.cash_due_paisa > 0 && (said ?? 0) > usual && remarks === '')
    throw wrong('charge', messages.sayWhyCharge);
  const { days = null, is_promised: isPromised } = place ?? {};
  const now = new Date();
  return {
    charge_paisa: said ?? place?.charge_paisa ?? null,
    ...(days !== null &&
      !isPromised && {
        promised_from: kathmanduDate(now),
        promised_to: kathmanduDate(daysLater(now, days)),
        promised_by_courier: true,
      }),
  };
}

/** @throws DomainError 404 if a courier reports on another's parcel, or a rider on one that was not handed over */
export function assertOwnParcel(
  { courierId, source }: Reporter,
  parcel: StoredParcel | undefined,
): void {
  if (courierId === undefined) return;
  const isTheirs = parcel?.courier_id === courierId;
  if (!isTheirs || (source === 'rider' && !isWithCourier(parcel.stage)))
    throw notFound(messages.noSuchParcel);
}

/** @throws DomainError 409 if a courier reports on a parcel that was not handed over */
function assertHandedOver({ courierId }: Reporter, { stage }: StoredParcel): void {
  if (courierId !== undefined && waitsInShop(stage)) throw conflict(messages.notHandedOver);
}

/** Columns of the parcel that a report sets. */
async function knownWith(
  trx: Trx,
  { courierId }: Reporter,
  parcel: StoredParcel,
  report: EventReport,
) {
  const { event, courier_id, consignment = '' } = report;
  // A courier's list sets a missing number but never changes one.
  const isNumber = consignment !== '' && (courierId === undefined || parcel.consignment === null);
  return {
    ...(courier_id !== undefined && { courier_id }),
    ...(isNumber && { consignment }),
    ...(event === 'handed_over' && (await knownAtHandOver(trx, parcel, report))),
  };
}

/**
 * Checks whether an event is possible for a parcel now, from this reporter and with the data it needs.
 * @returns the event as it is written
 * @throws DomainError 404; 409 if not possible now; 400 for missing data; 403 for a packer whose desks do not have the parcel
 */
export async function checkEvent(
  trx: Trx,
  reporter: Reporter,
  parcel: StoredParcel,
  report: EventReport,
): Promise<CheckedEvent> {
  assertHandedOver(reporter, parcel);
  const reason = reasonFor(parcel, report);
  // Packers only report on parcels that are on their desks.
  if (reporter.actor !== null && !maySeeStage(reporter.actor, parcel.stage))
    throw forbidden(notAllowed);
  const { event, remarks, mark, cash_taken } = report;
  const courierId = report.courier_id ?? parcel.courier_id;
  if (event === 'handed_over' && courierId === null)
    throw wrong('courier_id', messages.chooseCourier);
  await assertCourier(trx, report.courier_id);
  const known = await knownWith(trx, reporter, parcel, report);
  // Also a parcel that leaves without having been packed.
  const isPickedUp = event === 'delivered' && waitsInShop(parcel.stage);
  if (event === 'packed' || event === 'handed_over' || isPickedUp)
    await assertSerials(trx, parcel.id);
  const takenPaisa = cash_taken === undefined ? undefined : toPaisa(cash_taken);
  return { event, reason, remarks, courierId, mark, known, takenPaisa };
}

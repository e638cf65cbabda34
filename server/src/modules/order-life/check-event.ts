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

/** What is reported of a parcel: by its mark once. */
export type EventReport = ParcelEventRequest & { mark?: string };

/** @throws DomainError 409 for what cannot happen now, 400 without the reason that it needs */
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

/** @throws DomainError 400 where a hand-over names nobody, or a courier who is not there */
export async function assertCourier(trx: Trx, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  const courier = await findActiveCourier(trx, id);
  if (courier === undefined) throw wrong('courier_id', messages.noSuchCourier);
}

/**
 * What is known of a parcel that is handed over: what the courier takes, as it is said, else by the places it serves (D221), and the
 * days it takes, where nobody has promised any (D284).
 */
async function knownAtHandOver(
  trx: Trx,
  parcel: StoredParcel,
  { charge, courier_id, remarks = '' }: ParcelEventRequest,
) {
  const place = await placeOf(trx, parcel.id, courier_id ?? parcel.courier_id);
  const said = charge === undefined ? null : toPaisa(charge);
  // Nobody takes more for a parcel than it brings, or than its places say, without a word.
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

/** @throws DomainError 404 for a courier who reports on a parcel of somebody else, or a rider on one that was not handed over */
export function assertOwnParcel(
  { courierId, source }: Reporter,
  parcel: StoredParcel | undefined,
): void {
  if (courierId === undefined) return;
  const isTheirs = parcel?.courier_id === courierId;
  if (!isTheirs || (source === 'rider' && !isWithCourier(parcel.stage)))
    throw notFound(messages.noSuchParcel);
}

/** @throws DomainError 409 for a courier who reports on a parcel that nobody has handed over */
function assertHandedOver({ courierId }: Reporter, { stage }: StoredParcel): void {
  if (courierId !== undefined && waitsInShop(stage)) throw conflict(messages.notHandedOver);
}

/** Columns of the parcel that a report fills in. */
async function knownWith(
  trx: Trx,
  { courierId }: Reporter,
  parcel: StoredParcel,
  report: EventReport,
) {
  const { event, courier_id, consignment = '' } = report;
  // A courier's list fills a number in, and changes none.
  const isNumber = consignment !== '' && (courierId === undefined || parcel.consignment === null);
  return {
    ...(courier_id !== undefined && { courier_id }),
    ...(isNumber && { consignment }),
    ...(event === 'handed_over' && (await knownAtHandOver(trx, parcel, report))),
  };
}

/**
 * Judges whether an event may happen to a parcel now, by this reporter and with all that it needs.
 * @returns the event as it is written
 * @throws DomainError 404; 409 for what cannot happen; 400 for a report that lacks something; 403 for who packs, where the parcel lies on
 * no desk of theirs
 */
export async function checkEvent(
  trx: Trx,
  reporter: Reporter,
  parcel: StoredParcel,
  report: EventReport,
): Promise<CheckedEvent> {
  assertHandedOver(reporter, parcel);
  const reason = reasonFor(parcel, report);
  // Who packs reports on what lies on their desks.
  if (reporter.actor !== null && !maySeeStage(reporter.actor, parcel.stage))
    throw forbidden(notAllowed);
  const { event, remarks, mark, cash_taken } = report;
  const courierId = report.courier_id ?? parcel.courier_id;
  if (event === 'handed_over' && courierId === null)
    throw wrong('courier_id', messages.chooseCourier);
  await assertCourier(trx, report.courier_id);
  const known = await knownWith(trx, reporter, parcel, report);
  // Also what leaves without having been packed.
  const isPickedUp = event === 'delivered' && waitsInShop(parcel.stage);
  if (event === 'packed' || event === 'handed_over' || isPickedUp)
    await assertSerials(trx, parcel.id);
  const takenPaisa = cash_taken === undefined ? undefined : toPaisa(cash_taken);
  return { event, reason, remarks, courierId, mark, known, takenPaisa };
}

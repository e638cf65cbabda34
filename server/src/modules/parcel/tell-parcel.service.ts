import type { Kysely, Transaction } from 'kysely';
import type { ParcelEventRequest, ParcelReason } from '@pasal/shared/contracts';
import {
  daysLater,
  isWithCourier,
  kathmanduDate,
  maySeeStage,
  needsReason,
  reasonsOf,
  stageAfter,
  statusOfStages,
  toPaisa,
  waitsInShop,
} from '@pasal/shared/domain';
import { conflict, forbidden, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { notAllowed } from '@pasal/core/http/messages';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { noSuchOrder } from '../order/messages';
import { lockOrder, writeStatus } from '../order/order-status.repository';
import { judgeCourier, type Judged } from '../order-rule/decide.service';
import { takeExchangeBack } from '../returns/exchange-came-back';
import * as messages from './messages';
import { moveParcel, openParcels, settleStage, type LockedOrder, type Teller } from './move-parcel';
import { checkIn } from './parcel-stock';
import { assertSerials } from './serials';
import { findActiveCourier, placeOf, wasTold, type StoredParcel } from './parcel.repository';

type Trx = Transaction<Database>;

/** Which parcel of which order. */
export interface ParcelAddress {
  orderId: number;
  number: number;
}

/** What is told of one: by its mark once, and judged with others that are told at once. */
type Report = ParcelEventRequest & { mark?: string; judged?: Judged };

/** A mistake in one field. */
export const wrong = (path: string, message: Wording) => invalid(message, { path, message });

/** @throws DomainError 404; 409 when it was changed since `version` */
export function pickParcel(
  parcels: readonly StoredParcel[],
  number: number,
  version: number | undefined,
): StoredParcel {
  const parcel = parcels.find((each) => each.number === number);
  if (parcel === undefined) throw notFound(messages.noSuchParcel);
  if (version !== undefined && version !== parcel.version) throw conflict(messages.parcelChanged);
  return parcel;
}

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
export async function courierFor(trx: Trx, id: number | null | undefined): Promise<void> {
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

/** Gives the order the status that its parcels make once all of them have ended, and says by whom. */
async function settleStatus(trx: Trx, order: LockedOrder, teller: Teller): Promise<void> {
  const parcels = await settleStage(trx, order);
  const to = statusOfStages(parcels.map(({ stage }) => stage));
  if (to === null || to === order.status) return;
  const { actor, source, courier } = teller;
  const by = messages.tellerName(source, courier, actor?.email);
  const at = (wanted: StoredParcel['stage']) =>
    parcels.filter(({ stage }) => stage === wanted).map(({ number }) => number);
  const remarks = messages.statusFromParcels(at('delivered'), at('came_back'), by);
  const change = { orderId: order.id, from: order.status, to, remarks };
  await writeStatus(trx, { ...change, by: actor === null ? 'shop' : { staff: actor.email } });
}

/** @throws DomainError 404 for a courier who tells of a parcel of somebody else, or a rider of one that was not handed over */
export function assertTheirs(
  { courierId, source }: Teller,
  parcel: StoredParcel | undefined,
): void {
  if (courierId === undefined) return;
  const isTheirs = parcel?.courier_id === courierId;
  if (!isTheirs || (source === 'rider' && !isWithCourier(parcel.stage)))
    throw notFound(messages.noSuchParcel);
}

/** @throws DomainError 409 for a courier who tells of a parcel that nobody has handed over */
function assertHandedOver({ courierId }: Teller, { stage }: StoredParcel): void {
  if (courierId !== undefined && waitsInShop(stage)) throw conflict(messages.notHandedOver);
}

/** In a transaction that has just begun. */
export async function tellWithin(
  trx: Trx,
  teller: Teller,
  { orderId, number }: ParcelAddress,
  report: Report,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order === undefined) throw notFound(noSuchOrder);
  const { event, remarks, mark, judged, consignment = '', version } = report;
  if (mark !== undefined && (await wasTold(trx, orderId, mark))) return;
  const parcels = await openParcels(trx, order);
  assertTheirs(
    teller,
    parcels.find((each) => each.number === number),
  );
  const parcel = pickParcel(parcels, number, version);
  assertHandedOver(teller, parcel);
  const reason = reasonFor(parcel, report);
  // Who packs tells of what lies on their desks.
  if (teller.actor !== null && !maySeeStage(teller.actor, parcel.stage))
    throw forbidden(notAllowed);
  const courierId = report.courier_id ?? parcel.courier_id;
  if (event === 'handed_over' && courierId === null)
    throw wrong('courier_id', messages.chooseCourier);
  await courierFor(trx, report.courier_id);
  const known = {
    ...(report.courier_id !== undefined && { courier_id: report.courier_id }),
    // A courier's list fills a number in, and changes none.
    ...(consignment !== '' &&
      (teller.courierId === undefined || parcel.consignment === null) && { consignment }),
    ...(event === 'handed_over' && (await knownAtHandOver(trx, parcel, report))),
  };
  // Also what leaves without having been packed.
  const isFetched = event === 'delivered' && waitsInShop(parcel.stage);
  if (event === 'packed' || event === 'handed_over' || isFetched)
    await assertSerials(trx, parcel.id);
  const { cash_taken } = report;
  const takenPaisa = cash_taken === undefined ? undefined : toPaisa(cash_taken);
  const happening = { event, reason, remarks, courierId, mark, known, takenPaisa };
  await moveParcel(trx, order, parcel, teller, happening);
  if (event === 'handed_over')
    await judgeCourier(trx, { ...parcel, order_id: orderId }, courierId, judged);
  const { checked_in } = report;
  const by = teller.actor?.email;
  if (event === 'came_back') {
    await checkIn(trx, order, parcel.id, { checked_in, by });
    await takeExchangeBack(trx, order, { parcelId: parcel.id, by: by ?? null });
  }
  await settleStatus(trx, order, teller);
  if (teller.actor === null) return;
  await recordActivity(trx, teller.actor, {
    kind: 'order',
    action: 'change',
    id: orderId,
    name: order.order_number,
    before: { stage: parcel.stage },
    after: { stage: stageAfter(parcel.stage, event), reason, parcel: number },
  });
}

/**
 * Tells what happened to a parcel: the event, the stage it makes, what that does to stock and status, and the messages
 * about it stand in one transaction. The same `mark` told twice is written once, and answers the same.
 * @throws DomainError 404; 409 for what cannot happen to it now; 400 for a report that lacks something; 403 for who packs, where the
 * parcel lies on no desk of theirs; 422 for a key of something else
 */
export const tellParcel = (
  db: Kysely<Database>,
  teller: Teller,
  address: ParcelAddress,
  report: Report,
  press?: Press,
): Promise<void> =>
  db
    .transaction()
    .execute((trx) => once(trx, press, () => tellWithin(trx, teller, address, report)));

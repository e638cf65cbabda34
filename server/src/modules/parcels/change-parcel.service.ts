import { sql, type Kysely, type Transaction } from 'kysely';
import {
  MAX_PARCELS,
  type ParcelRequest,
  type ParcelSplitRequest,
  type PromisedDays,
  type User,
} from '@pasal/shared/contracts';
import { isInShop, maySeeStage, startOfKathmanduDate, stageAfter } from '@pasal/shared/domain';
import { conflict, forbidden, notFound } from '@pasal/core/errors/domain-error';
import { notAllowed } from '@pasal/core/http/messages';
import type { Database } from '../../db/schema';
import { recordActivity, type ActivityEntry } from '../activity/record-activity';
import { splitHeld } from '../order-record/parcel-cash';
import { noSuchDay, noSuchOrder } from '../order-record/messages';
import { lockOrder } from '../order-record/order-status.repository';
import * as messages from '../order-record/messages';
import {
  moveParcel,
  ensureParcels,
  settleStage,
  type LockedOrder,
  type Reporter,
} from '../order-record/move-parcel';
import {
  isExchange,
  linesOfParcels,
  wasAskedBack,
  type ParcelLine,
  type StoredParcel,
} from '../order-record/parcel.repository';
import { insertParcel, moveLine } from '../order-record/split-parcel.repository';
import { assertCourier, assertOwnParcel } from '../order-life/check-event';
import { pickParcel, wrong, type ParcelAddress } from '../order-record/pick-parcel';
import { orderLog, type OrderField } from '../order-record/log';

type Trx = Transaction<Database>;

/** Refuses dates that don't exist or are in the wrong order. */
function assertPromise(promised: PromisedDays | null | undefined): void {
  if (!promised) return;
  const isDay = [promised.from, promised.to].every((day) => startOfKathmanduDate(day) !== null);
  if (!isDay) throw wrong('promised', noSuchDay);
  if (promised.from > promised.to) throw wrong('promised', messages.daysBackwards);
}

/** Opens a parcel for a change; only one that has not ended may be changed. */
async function changing(
  trx: Trx,
  { orderId, number }: ParcelAddress,
  version: number | undefined,
  event: 'split' | 'changed',
) {
  const order = await lockOrder(trx, orderId);
  if (order === undefined) throw notFound(noSuchOrder);
  const parcels = await ensureParcels(trx, order);
  const parcel = pickParcel(parcels, number, version);
  if (stageAfter(parcel.stage, event) === null)
    throw conflict(messages.cannotHappen(event, parcel.stage));
  return { order, parcels, parcel };
}

const record = (
  trx: Trx,
  actor: User,
  { id, order_number: name }: LockedOrder,
  change: Pick<ActivityEntry<OrderField>, 'before' | 'after'>,
) => recordActivity(trx, actor, { log: orderLog, action: 'change', id, name, ...change });

/** Updates a parcel: its courier and consignment number, weight and promised days. */
export function changeParcel(
  db: Kysely<Database>,
  actor: User,
  address: ParcelAddress,
  { version, promised, consignment, ...known }: ParcelRequest,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    assertPromise(promised);
    const { order, parcel } = await changing(trx, address, version, 'changed');
    if (known.courier_id !== parcel.courier_id) await assertCourier(trx, known.courier_id);
    const days = { promised_from: promised?.from ?? null, promised_to: promised?.to ?? null };
    // Unchanged days still depend on the courier; changed ones were chosen by a person.
    const promised_by_courier = sql<boolean>`promised_by_courier
      and (promised_from, promised_to) is not distinct from (${days.promised_from}::date, ${days.promised_to}::date)`;
    const reporter: Reporter = { source: 'staff', actor };
    await moveParcel(trx, order, parcel, reporter, {
      event: 'changed',
      courierId: known.courier_id,
      known: { ...known, ...days, promised_by_courier, consignment: consignment || null },
    });
    await settleStage(trx, order);
    const { courier_id, weight_grams, pieces } = parcel;
    const before = { courier_id, weight_grams, pieces, consignment: parcel.consignment };
    await record(trx, actor, order, {
      before,
      after: { ...known, consignment, parcel: address.number },
    });
  });
}

/**
 * Sets the consignment number of a parcel that has none, as its courier reports it.
 * @throws DomainError 404, also for another courier's parcel; 409 if it has a number by now, or has ended
 */
export function numberParcel(
  db: Kysely<Database>,
  reporter: Reporter,
  address: ParcelAddress,
  consignment: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { order, parcel } = await changing(trx, address, undefined, 'changed');
    assertOwnParcel(reporter, parcel);
    if (parcel.consignment !== null) throw conflict(messages.parcelChanged);
    const event = {
      event: 'changed',
      courierId: parcel.courier_id,
      known: { consignment },
    } as const;
    await moveParcel(trx, order, parcel, reporter, event);
    await settleStage(trx, order);
    if (reporter.actor === null) return;
    const after = { consignment, parcel: address.number };
    await record(trx, reporter.actor, order, { before: { consignment: null }, after });
  });
}

/**
 * Assigns a courier to a parcel that is in the shop; a number of its previous courier is cleared.
 * @throws DomainError 409 once it was handed over; 403 for a packer whose desks do not have it
 */
export function giveCourier(
  db: Kysely<Database>,
  actor: User,
  address: ParcelAddress,
  { courier_id, version }: { courier_id: number | null; version: number | undefined },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { order, parcel } = await changing(trx, address, version, 'changed');
    if (!maySeeStage(actor, parcel.stage)) throw forbidden(notAllowed);
    if (!isInShop([parcel.stage])) throw conflict(messages.handedOverAlready);
    if (parcel.courier_id === courier_id) return;
    await assertCourier(trx, courier_id);
    await moveParcel(
      trx,
      order,
      parcel,
      { source: 'staff', actor },
      {
        event: 'changed',
        courierId: courier_id,
        known: { courier_id, ...(parcel.courier_id !== null && { consignment: null }) },
      },
    );
    await settleStage(trx, order);
    await record(trx, actor, order, {
      before: { courier_id: parcel.courier_id },
      after: { courier_id, parcel: address.number },
    });
  });
}

const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The pieces of each line that leave the parcel; at least one must stay. */
function portions(lines: readonly ParcelLine[], { items }: ParcelSplitRequest) {
  if (new Set(items.map(({ line }) => line)).size !== items.length)
    throw wrong('items', messages.noSuchLine);
  const going = items.map(({ line, quantity }) => {
    const found = lines.find((each) => each.line === line);
    if (found === undefined || found.quantity < quantity) throw wrong('items', messages.noSuchLine);
    return { ...found, going: quantity };
  });
  const left = piecesOf(lines) - piecesOf(items);
  if (left <= 0) throw wrong('items', messages.splitSome);
  return going;
}

/** Brings a new parcel to the stage of the one it was split from: one call confirmed both. */
async function catchUp(
  trx: Trx,
  order: LockedOrder,
  { made, of, reporter }: { made: StoredParcel; of: StoredParcel; reporter: Reporter },
) {
  await moveParcel(trx, order, made, reporter, { event: 'split' });
  if (of.stage !== 'confirmed') return;
  await moveParcel(trx, order, made, reporter, { event: 'confirmed', isQuiet: true });
}

/** Moves some goods of a parcel into a new one, such as those that ship later; returns its number. */
export function splitParcel(
  db: Kysely<Database>,
  actor: User,
  address: ParcelAddress,
  request: ParcelSplitRequest,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { promised, version } = request;
    assertPromise(promised);
    const { order, parcels, parcel } = await changing(trx, address, version, 'split');
    if (parcels.length >= MAX_PARCELS) throw conflict(messages.tooManyParcels);
    // A part of it would belong to no return, and would collect cash.
    if (await isExchange(trx, parcel.id)) throw conflict(messages.exchangeStaysWhole);
    if (await wasAskedBack(trx, [parcel.id])) throw conflict(messages.returnStaysWhole);
    const going = portions(await linesOfParcels(trx, [parcel.id]), request);
    const number = Math.max(...parcels.map((each) => each.number)) + 1;
    const cashPaisa = going.reduce((sum, line) => sum + line.price_paisa * line.going, 0);
    const made = await insertParcel(trx, { order, number, from: parcel.id, cashPaisa, promised });
    for (const line of going) await moveLine(trx, { from: parcel.id, to: made.id, line });
    const left = { id: parcel.id, duePaisa: parcel.cash_due_paisa - cashPaisa };
    await splitHeld(trx, left, { id: made.id, duePaisa: cashPaisa }, actor.email);
    const reporter: Reporter = { source: 'staff', actor };
    await moveParcel(trx, order, parcel, reporter, { event: 'split' });
    await catchUp(trx, order, { made, of: parcel, reporter });
    await settleStage(trx, order);
    await record(trx, actor, order, { after: { parcel: number, from_parcel: parcel.number } });
    return number;
  });
}

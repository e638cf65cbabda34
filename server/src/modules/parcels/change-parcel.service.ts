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

/** Refuses days that are none, or that stand the wrong way round. */
function assertPromise(promised: PromisedDays | null | undefined): void {
  if (!promised) return;
  const isDay = [promised.from, promised.to].every((day) => startOfKathmanduDate(day) !== null);
  if (!isDay) throw wrong('promised', noSuchDay);
  if (promised.from > promised.to) throw wrong('promised', messages.daysBackwards);
}

/** Opens the parcel of an order for a change of what it is, which only one that has not ended may have. */
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

/** Writes what is known of a parcel: who brings it under which number, how heavy it is, when it comes. */
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
    // Days that are as they were go with the courier still; others are somebody's who chose them.
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
 * Writes the courier's own number of a parcel that has none, as the courier says it.
 * @throws DomainError 404, also for a parcel of another one; 409 where it got a number meanwhile, or its way has ended
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
 * Says who is to bring a parcel that is in the shop: a number of the courier before it says nothing any more.
 * @throws DomainError 409 once it was handed over; 403 for who packs, where it lies on no desk of theirs
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

/** The pieces of each line that leave the parcel; something stays behind. */
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

/** Brings a new parcel as far as the one it was part of: both were confirmed by the same call. */
async function catchUp(
  trx: Trx,
  order: LockedOrder,
  { made, of, reporter }: { made: StoredParcel; of: StoredParcel; reporter: Reporter },
) {
  await moveParcel(trx, order, made, reporter, { event: 'split' });
  if (of.stage !== 'confirmed') return;
  await moveParcel(trx, order, made, reporter, { event: 'confirmed', isQuiet: true });
}

/** Puts some goods of a parcel into one of their own, such as those that come later; returns its number. */
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
    // A part of it would belong to no return, and ask for cash.
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

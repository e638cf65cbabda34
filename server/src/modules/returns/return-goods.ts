import { MAX_PARCELS, type ReturnStepRequest, type User } from '@pasal/shared/contracts';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import { english } from '@pasal/core/errors/wording';
import { lineName } from '@pasal/shared/domain';
import { sql } from 'kysely';
import { findStock } from '../order-record/order-status.repository';
import { tooManyParcels } from '../order-record/messages';
import { moveParcel, settleStage, type Reporter } from '../order-record/move-parcel';
import {
  linesOfParcels,
  listParcels,
  updateLine,
  type ParcelLine,
  type StoredParcel,
} from '../order-record/parcel.repository';
import { assertNotElsewhere } from '../order-record/serials';
import { insertParcel } from '../order-record/split-parcel.repository';
import { moveStock } from '../stock/move-stock';
import * as messages from './messages';
import type { Moving } from './move-return';
import { KEPT } from '../order-record/payable';

const problem = (message: typeof messages.countGoods) =>
  invalid(message, { path: 'checked_in', message });

const itemsOf = ({ trx, returned }: Moving) =>
  trx
    .selectFrom('order_return_item')
    .selectAll()
    .where('return_id', '=', returned.id)
    .orderBy('line')
    .execute();

/** The lines of the parcel with goods of the return, in the order in which products are locked. */
async function linesOf(moving: Moving) {
  const items = await itemsOf(moving);
  const lines = await linesOfParcels(moving.trx, [moving.returned.parcel_id]);
  return lines.flatMap((line) => {
    const item = items.find((each) => each.line === line.line);
    return item === undefined ? [] : [{ ...line, item }];
  });
}

/** The counted pieces of each line. @throws DomainError 400 */
async function countsOf(moving: Moving, counted: ReturnStepRequest['checked_in']) {
  if (counted === undefined) throw problem(messages.countGoods);
  const lines = await linesOf(moving);
  const named = new Set(counted.map(({ line }) => line));
  const isKnown = counted.every(({ line }) => lines.some((each) => each.line === line));
  if (named.size !== counted.length || !isKnown) throw problem(messages.noSuchLine);
  const counts = lines.map((line) => {
    const { whole = 0, damaged = 0 } = counted.find((each) => each.line === line.line) ?? {};
    if (whole + damaged > line.item.quantity)
      throw problem(messages.tooMany(english(lineName(line))));
    return { ...line, whole, damaged };
  });
  if (counts.every(({ whole, damaged }) => whole + damaged === 0))
    throw problem(messages.countGoods);
  return counts;
}

/**
 * Receives a buyer's returned goods: undamaged pieces go back into stock, damaged ones are booked in and out at once, like those of a
 * parcel that came back (D186). The parcel stays delivered.
 * @throws DomainError 400; 409 if the whole parcel came back in the meantime
 */
export async function receiveGoods(
  moving: Moving,
  counted: ReturnStepRequest['checked_in'],
  by: string,
): Promise<void> {
  const { trx, order, returned } = moving;
  const parcels = await listParcels(trx, order.id);
  const parcel = parcels.find(({ id }) => id === returned.parcel_id);
  if (parcel?.stage !== 'delivered') throw conflict(messages.notDelivered);
  for (const { line, product_id, variant_id, away, whole, damaged } of await countsOf(
    moving,
    counted,
  )) {
    const goods = { productId: product_id, variantId: variant_id, by };
    const came = whole + damaged;
    // A deleted product or variant has no stock to return to.
    const isThere =
      came > 0 &&
      (await moveStock(trx, { ...goods, orderId: order.id, quantity: came, reason: 'return' })) !==
        undefined;
    if (isThere && damaged > 0)
      await moveStock(trx, {
        ...goods,
        quantity: -damaged,
        reason: 'damaged',
        remarks: order.order_number,
      });
    await updateLine(trx, parcel.id, line, { away: away - came });
    await trx
      .updateTable('order_return_item')
      .set({ whole, damaged })
      .where('return_id', '=', returned.id)
      .where('line', '=', line)
      .execute();
  }
}

/**
 * Gives returned goods back to their buyer when staff decline after all: undamaged pieces leave the stock again, and damaged ones are no
 * longer the shop's loss (D269). Deleted products have no stock to leave.
 * @throws DomainError 409 if too few pieces are left in stock
 */
export async function giveBack(moving: Moving, by: string): Promise<void> {
  const { trx, order, returned } = moving;
  for (const { line, away, item, ...goods } of await linesOf(moving)) {
    const { whole, damaged } = { whole: item.whole ?? 0, damaged: item.damaged ?? 0 };
    const came = whole + damaged;
    if (came === 0) continue;
    const { product_id: productId, variant_id: variantId } = goods;
    const change = { productId, variantId, by, reason: 'given_back' as const };
    if (damaged > 0)
      await moveStock(trx, { ...change, quantity: damaged, remarks: order.order_number });
    const left = await moveStock(trx, { ...change, orderId: order.id, quantity: -came });
    if (left === undefined && (await findStock(trx, productId, variantId)) !== undefined)
      throw conflict(messages.soldMeanwhile(lineName(goods)));
    await assertNotElsewhere(trx, returned, line);
    await updateLine(trx, returned.parcel_id, line, { away: away + came });
  }
}

type Goods = Pick<ParcelLine, 'product_id' | 'product_name' | 'variant_id' | 'variant_name'>;

/** Takes the pieces of an exchange from stock. @throws DomainError 409 */
async function takePieces({ trx, order }: Moving, goods: Goods, quantity: number, by: string) {
  const { product_id: productId, variant_id: variantId } = goods;
  const taken = { productId, variantId, orderId: order.id, quantity: -quantity, by };
  if ((await moveStock(trx, { ...taken, reason: 'exchange' })) === undefined)
    throw conflict(messages.outOfStock(lineName(goods)));
}

/** Creates the parcel of an exchange, free of charge, with replacements for the pieces that came. */
async function fillParcel(moving: Moving, by: string): Promise<StoredParcel> {
  const { trx, order, returned } = moving;
  const parcels = await listParcels(trx, order.id);
  const number = Math.max(...parcels.map((each) => each.number)) + 1;
  if (number > MAX_PARCELS) throw conflict(tooManyParcels);
  const of = { order, number, from: returned.parcel_id };
  const made = await insertParcel(trx, { ...of, cashPaisa: 0, promised: undefined });
  for (const { line, item, ...goods } of await linesOf(moving)) {
    const quantity = (item.whole ?? 0) + (item.damaged ?? 0);
    if (quantity === 0) continue;
    await takePieces(moving, goods, quantity, by);
    const values = { parcel_id: made.id, order_id: order.id, line, quantity, away: quantity };
    await trx.insertInto('parcel_item').values(values).execute();
  }
  await sql`
    update order_return set exchange_parcel_id = ${made.id} where id = ${returned.id}
  `.execute(trx);
  return made;
}

/** @throws DomainError 409 if the buyer still has pieces of the exchange that came back: refilling it would lose track of them (D293) */
async function assertNoneKept({ trx, returned }: Moving) {
  const { rows } = await sql<{ kept: number }>`
    select (${sql.raw(KEPT)})::bigint as kept from order_return as returned where id = ${returned.id}
  `.execute(trx);
  if ((rows[0]?.kept ?? 0) > 0) throw conflict(messages.piecesKept);
}

/** Refills the parcel of an exchange that came back; pieces lost on the way stay out. */
async function fillAgain(moving: Moving, parcelId: number, reporter: Reporter, by: string) {
  const { trx, order } = moving;
  await assertNoneKept(moving);
  const parcel = (await listParcels(trx, order.id)).find(({ id }) => id === parcelId);
  if (parcel === undefined) throw new Error('the parcel of an exchange is gone');
  for (const { line, quantity, away, ...goods } of await linesOfParcels(trx, [parcelId])) {
    await takePieces(moving, goods, quantity, by);
    const filled = { away: away + quantity, whole: null, damaged: null };
    await updateLine(trx, parcelId, line, filled);
  }
  const again = { event: 'reopened', reason: 'another_try', isQuiet: true } as const;
  await moveParcel(trx, order, parcel, reporter, again);
  return { ...parcel, stage: 'new' as const };
}

/**
 * Sends replacements for returned pieces: a parcel of the same order, free of charge, on the desk To pack. An exchange that came back is
 * sent again as the same parcel.
 * @throws DomainError 409 without stock, if the buyer wants the money or still has pieces, or above the order's maximum of parcels
 */
export async function sendExchange(moving: Moving, actor: User): Promise<void> {
  const { trx, order, returned } = moving;
  if (returned.kind !== 'exchange') throw conflict(messages.onlyExchange);
  const reporter: Reporter = { source: 'staff', actor };
  const { exchange_parcel_id: before } = returned;
  const parcel =
    before === null
      ? await fillParcel(moving, actor.email)
      : await fillAgain(moving, before, reporter, actor.email);
  await moveParcel(trx, order, parcel, reporter, { event: 'confirmed', isQuiet: true });
  await settleStage(trx, order);
}

import type { Transaction } from 'kysely';
import type { CheckedIn } from '@pasal/shared/contracts';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { returnStock, takeStockAgain } from './order-stock';
import { moveStock } from '../stock/move-stock';
import * as messages from './messages';
import type { LockedOrder } from './move-parcel';
import { linesOfParcels, updateLine, type ParcelLine } from './parcel.repository';

type Trx = Transaction<Database>;

/**
 * Returns the goods of parcels that never left to stock. All parcels at once: one by one, products would be locked in a different order
 * than orders lock them.
 */
export async function putBack(
  trx: Trx,
  orderId: number,
  parcelIds: readonly number[],
  { reason, by }: { reason: 'cancel' | 'delete'; by: string | undefined },
) {
  if (parcelIds.length === 0) return;
  const lines = await linesOfParcels(trx, parcelIds);
  await returnStock(trx, orderId, lines, reason, by);
  // Pieces lost on an earlier trip remain deducted.
  for (const { parcel_id, line, away, quantity } of lines)
    await updateLine(trx, parcel_id, line, { away: away - quantity });
}

/**
 * Takes the goods of called-off and returned parcels from stock again. Pieces that never came back are not taken.
 * @throws DomainError 409 `OUT_OF_STOCK`
 */
export async function takeAgain(
  trx: Trx,
  orderId: number,
  parcelIds: readonly number[],
  by: string | undefined,
) {
  const lines = await linesOfParcels(trx, parcelIds);
  await takeStockAgain(trx, orderId, lines, by);
  for (const { parcel_id, line, away, quantity } of lines)
    await updateLine(trx, parcel_id, line, { away: away + quantity, whole: null, damaged: null });
}

const problem = (message: Wording) => invalid(message, { path: 'checked_in', message });

function countsOf(lines: readonly ParcelLine[], checkedIn: readonly CheckedIn[] | undefined) {
  if (checkedIn === undefined) throw problem(messages.countReturned);
  const named = new Set(checkedIn.map(({ line }) => line));
  const isKnown = checkedIn.every(({ line }) => lines.some((each) => each.line === line));
  if (named.size !== checkedIn.length || !isKnown) throw problem(messages.noSuchLine);
  return lines.map((line) => {
    const { whole = 0, damaged = 0 } = checkedIn.find((each) => each.line === line.line) ?? {};
    if (whole + damaged > line.quantity) throw problem(messages.moreThanSent(line.product_name));
    return { ...line, whole, damaged };
  });
}

/**
 * Checks in returned goods: undamaged pieces go back into stock; damaged ones are booked in and out at once, as a loss of the shop and not
 * of the order; missing pieces change nothing.
 * @throws DomainError 400
 */
export async function checkIn(
  trx: Trx,
  { id: orderId, order_number }: Pick<LockedOrder, 'id' | 'order_number'>,
  parcelId: number,
  { checked_in, by }: { checked_in: readonly CheckedIn[] | undefined; by: string | undefined },
) {
  const counted = countsOf(await linesOfParcels(trx, [parcelId]), checked_in);
  for (const { line, product_id: productId, variant_id: variantId, ...counts } of counted) {
    const { whole, damaged, away } = counts;
    const goods = { productId, variantId, by };
    const came = whole + damaged;
    // A deleted product or variant has no stock to return to.
    const isThere =
      came > 0 &&
      (await moveStock(trx, { ...goods, orderId, quantity: came, reason: 'return' })) !== undefined;
    if (isThere && damaged > 0) {
      const lost = { ...goods, quantity: -damaged, remarks: order_number };
      await moveStock(trx, { ...lost, reason: 'damaged' });
    }
    await updateLine(trx, parcelId, line, { away: away - came, whole, damaged });
  }
}

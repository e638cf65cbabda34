import type { Transaction } from 'kysely';
import type { QuotedLine } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import * as messages from './messages';
import { moveStock } from '../stock/move-stock';
import { findStock } from './order-status.repository';

type Trx = Transaction<Database>;

/** Pieces of an order, of one product or variant. */
export interface HeldLine {
  product_id: number;
  product_name: string;
  variant_id: number | null;
  variant_name: string | null;
  price_paisa: number;
  quantity: number;
}

/**
 * Returns an order's goods to stock. Products and variants deleted in the meantime are skipped.
 * @param by email of the member of staff who does it
 */
export async function returnStock(
  trx: Trx,
  orderId: number,
  lines: readonly HeldLine[],
  reason: 'cancel' | 'delete',
  by: string | undefined,
): Promise<void> {
  for (const { product_id: productId, variant_id: variantId, quantity } of lines)
    await moveStock(trx, { orderId, productId, variantId, quantity, reason, by });
}

/** @throws DomainError 409 `OUT_OF_STOCK` with the lines that are no longer available */
export async function takeStockAgain(
  trx: Trx,
  orderId: number,
  lines: readonly HeldLine[],
  by: string | undefined,
): Promise<void> {
  const missing: QuotedLine[] = [];
  for (const line of lines) {
    const { product_id: productId, variant_id: variantId, variant_name, quantity } = line;
    const change = { orderId, productId, variantId, quantity: -quantity, by };
    if (await moveStock(trx, { ...change, reason: 'reopen' })) continue;
    const stock = await findStock(trx, productId, variantId);
    missing.push({
      id: productId,
      title: line.product_name,
      ...(variantId !== null && { variant_id: variantId }),
      ...(variant_name !== null && { variant_name }),
      price: toRupees(line.price_paisa),
      quantity,
      in_stock: stock?.in_stock ?? 0,
      problem: stock === undefined ? 'NOT_AVAILABLE' : 'OUT_OF_STOCK',
    });
  }
  if (missing.length > 0) {
    throw new DomainError('OUT_OF_STOCK', messages.noStockToReopen, {
      details: { items: missing },
    });
  }
}

import type { Kysely, Transaction } from 'kysely';
import type { OrderStatusRequest, QuotedLine, User } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { DomainError, conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import { moveStock } from '../stock/move-stock';
import * as messages from './messages';
import * as repository from './order-status.repository';

/** Refuses blank remarks with the words of R5.6, before anything else of the body matters. */
export function assertRemarks(body: unknown): void {
  const remarks: unknown =
    typeof body === 'object' && body !== null && 'remarks' in body ? body.remarks : undefined;
  // The schema refuses what is no text.
  if (remarks !== undefined && remarks !== null && remarks !== '') return;
  const message = messages.remarksRequired;
  throw invalid(message, { path: 'remarks', message });
}

/**
 * Gives back what an order took. What was deleted meanwhile, product or variant, has no stock to return to.
 * @param by email of who among the staff does it
 */
export async function returnStock(
  trx: Transaction<Database>,
  orderId: number,
  reason: 'cancel' | 'delete',
  by?: string,
): Promise<void> {
  for (const line of await repository.linesOf(trx, orderId)) {
    const { product_id: productId, variant_id: variantId, quantity } = line;
    await moveStock(trx, { orderId, productId, variantId, quantity, reason, by });
  }
}

async function takeStockAgain(
  trx: Transaction<Database>,
  orderId: number,
  by: string,
): Promise<void> {
  const missing: QuotedLine[] = [];
  for (const line of await repository.linesOf(trx, orderId)) {
    const { product_id: productId, variant_id: variantId, variant_name, quantity } = line;
    const change = {
      orderId,
      productId,
      variantId,
      quantity: -quantity,
      reason: 'reopen' as const,
      by,
    };
    if (await moveStock(trx, change)) continue;
    const stock = await repository.findStock(trx, productId, variantId);
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

/**
 * Any status to any (D22). Into `cancel` the stock goes back, out of it the stock is taken
 * again.
 * @throws DomainError 404, 409 `CONFLICT` when `version` is not the order's, 409 `OUT_OF_STOCK`
 */
export function changeStatus(
  db: Kysely<Database>,
  actor: User,
  orderId: number,
  { status: to, remarks, customer_message, version }: OrderStatusRequest,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await repository.lockOrder(trx, orderId);
    if (order === undefined) throw notFound(messages.noSuchOrder);
    if (version !== undefined && version !== order.version) {
      throw conflict(messages.changedMeanwhile);
    }
    const from = order.status;
    if (from !== 'cancel' && to === 'cancel')
      await returnStock(trx, orderId, 'cancel', actor.email);
    if (from === 'cancel' && to !== 'cancel') await takeStockAgain(trx, orderId, actor.email);
    const message = customer_message || null;
    const change = { orderId, from, to, remarks, message, by: { staff: actor.email } };
    await repository.writeStatus(trx, change);
    await recordActivity(trx, actor, {
      kind: 'order',
      action: 'change',
      id: orderId,
      name: order.order_number,
      before: { status: from, remarks: order.remarks },
      after: { status: to, remarks: change.remarks },
    });
  });
}

/** Softly; the stock returns unless it was sold for good or has returned already (D24). */
export function removeOrder(db: Kysely<Database>, actor: User, orderId: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await repository.lockOrder(trx, orderId);
    if (order === undefined) throw notFound(messages.noSuchOrder);
    const holdsStock = order.status !== 'complete' && order.status !== 'cancel';
    if (holdsStock) await returnStock(trx, orderId, 'delete', actor.email);
    await repository.hideOrder(trx, orderId);
    const name = order.order_number;
    await recordActivity(trx, actor, { kind: 'order', action: 'delete', id: orderId, name });
  });
}

import type { Kysely, Transaction } from 'kysely';
import {
  BRINGING_REASONS,
  TAKING_REASONS,
  type CorrectionRequest,
  type LowStockRequest,
  SerialsRequest,
  type User,
} from '@pasal/shared/contracts';
import { DomainError, invalid, notFound } from '@pasal/core/errors/domain-error';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { assertStock, findGoods, lockProducts } from './goods';
import * as messages from './messages';
import { moveStock } from './move-stock';
import { productLog } from '../product-record/log';

/** Refuses contradictions, such as three pieces more because they were lost. */
function assertSensible({ kind, quantity, reason, remarks = '' }: CorrectionRequest): void {
  if (reason === 'other' && remarks === '') {
    throw invalid(messages.sayWhy, { path: 'remarks', message: messages.sayWhy });
  }
  const isCount = kind === 'count';
  if (isCount ? quantity < 0 : quantity === 0) {
    const message = isCount ? messages.countFromZero : messages.changeOfNothing;
    throw invalid(message, { path: 'quantity', message });
  }
  if (isCount) return;
  if (quantity > 0 ? TAKING_REASONS.includes(reason) : BRINGING_REASONS.includes(reason)) {
    const message = quantity > 0 ? messages.reasonTakes : messages.reasonBrings;
    throw invalid(message, { path: 'quantity', message });
  }
}

/**
 * Corrects stock by a difference, or to a count, with a reason.
 * @returns the new stock
 * @throws DomainError 404, 409 with the current stock if it is not what was seen, 400 for invalid values
 */
export function correctStock(
  db: Kysely<Database>,
  actor: User,
  request: CorrectionRequest,
  press?: Press,
): Promise<number> {
  assertSensible(request);
  const {
    product_id: productId,
    variant_id,
    kind,
    quantity,
    reason,
    remarks,
    stock_seen,
  } = request;
  const variantId = variant_id ?? null;
  const work = async (trx: Transaction<Database>) => {
    const [product] = await lockProducts(trx, [productId]);
    const goods = findGoods(product, variantId);
    if (product === undefined || goods === undefined) throw notFound(messages.noSuchGoods);
    const { in_stock } = goods;
    if (in_stock !== stock_seen) {
      const details = { in_stock };
      throw new DomainError('CONFLICT', messages.stockChanged(stock_seen, in_stock), { details });
    }
    const change = kind === 'count' ? quantity - in_stock : quantity;
    assertStock('quantity', goods, in_stock + change);
    // A count that matches the stock moves nothing.
    if (change === 0) return in_stock;
    const by = actor.email;
    const why = { reason, remarks: remarks || null, by };
    await moveStock(trx, { productId, variantId, quantity: change, ...why });
    await recordActivity(trx, actor, {
      log: productLog,
      action: 'change',
      id: productId,
      name: goods.name,
      before: { in_stock },
      after: { in_stock: in_stock + change },
    });
    return in_stock + change;
  };
  return db.transaction().execute((trx) => once(trx, press, () => work(trx)));
}

/** @throws DomainError 404 */
export function setLowStock(
  db: Kysely<Database>,
  actor: User,
  id: number,
  { low_stock_limit }: LowStockRequest,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const [product] = await lockProducts(trx, [id]);
    if (product === undefined) throw notFound(messages.noSuchGoods);
    await trx.updateTable('product').set({ low_stock_limit }).where('id', '=', id).execute();
    await recordActivity(trx, actor, {
      log: productLog,
      action: 'change',
      id,
      name: product.title,
      before: { low_stock_limit: product.low_stock_limit },
      after: { low_stock_limit },
    });
  });
}

/** Sets whether the product's pieces are packed with serial numbers. @throws DomainError 404 */
export function setSerials(
  db: Kysely<Database>,
  actor: User,
  id: number,
  { with_serials }: SerialsRequest,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const [product] = await lockProducts(trx, [id]);
    if (product === undefined) throw notFound(messages.noSuchGoods);
    const removed = await trx
      .deleteFrom('serial_product')
      .where('product_id', '=', id)
      .returning('product_id')
      .execute();
    if (with_serials) await trx.insertInto('serial_product').values({ product_id: id }).execute();
    await recordActivity(trx, actor, {
      log: productLog,
      action: 'change',
      id,
      name: product.title,
      before: { with_serials: removed.length > 0 },
      after: { with_serials },
    });
  });
}

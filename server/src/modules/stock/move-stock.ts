import { sql, type Transaction } from 'kysely';
import type { StockReason } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

/** A change of the stock of a product, or of one of its variants. */
export interface StockChange {
  productId: number;
  variantId: number | null;
  /** Positive adds pieces, negative removes them. */
  quantity: number;
  reason: StockReason;
  orderId?: number;
  purchaseId?: number;
  /** Email of the member of staff who does it. */
  by?: string | undefined;
  remarks?: string | null;
}

/** With variants, a product's stock is the sum of theirs; it is locked before they are. */
const movedStock = ({ productId, variantId, quantity }: StockChange) =>
  variantId === null
    ? sql`
        update product set in_stock = in_stock + ${quantity}
        where id = ${productId} and in_stock + ${quantity} >= 0 and variants = '[]'
        returning id, null::integer as variant_id`
    : sql`
        update product_variant as variant set in_stock = variant.in_stock + ${quantity}
        from locked
        where variant.product_id = locked.id and variant.id = ${variantId}
          and variant.in_stock + ${quantity} >= 0
        returning locked.id, variant.id as variant_id`;

/**
 * Moves stock and records the reason, in one statement.
 * @returns the movement's id; undefined if there are too few pieces or the goods were deleted
 */
export async function moveStock(
  trx: Transaction<Database>,
  change: StockChange,
): Promise<number | undefined> {
  const { orderId = null, purchaseId = null, by = null, remarks = null } = change;
  const { productId, quantity, reason } = change;
  const { rows } = await sql<{ id: number }>`
    with locked as (select id from product where id = ${productId} for update),
    moved as (${movedStock(change)})
    insert into stock_movement
      (product_id, variant_id, order_id, quantity, reason, by_email, remarks, purchase_id)
    select id, variant_id, ${orderId}, ${quantity}, ${reason}, ${by}::text, ${remarks}::text, ${purchaseId}::integer
    from moved
    returning id
  `.execute(trx);
  return rows[0]?.id;
}

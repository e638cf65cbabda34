import type { RowCheck } from './row-check';

/**
 * The pieces an order currently takes from stock: those its parcels have out or, without parcels, all of them; none if it is cancelled, or
 * was deleted before it was completed (D22, D24).
 */
export const HELD = `case when exists (select from parcel where parcel.order_id = orders.id)
  then -(select coalesce(sum(away), 0) from parcel_item join order_item using (order_id, line)
    where parcel_item.order_id = orders.id and order_item.product_id = wanted.product_id
      and order_item.variant_id is not distinct from wanted.variant_id)
  when orders.status = 'cancel'
    or (orders.deleted_at is not null and orders.status <> 'complete')
  then 0 else -wanted.quantity end`;

/** True if the product or variant of a line still exists: pieces of a deleted variant could not return. */
export const IS_STILL_SOLD = `case when wanted.variant_id is null then product.variants = '[]'
  else exists (select from product_variant as variant
    where variant.product_id = wanted.product_id and variant.id = wanted.variant_id) end`;

/** The invariants of products with variants. */
export const VARIANT_CHECKS: readonly RowCheck[] = [
  {
    holds: 'movements make up the stock of variants',
    query: `
      select format('Variant %s "%s" of product %s has %s in stock, but its movements make %s.',
        variant.id, name, variant.product_id, in_stock, coalesce(sum(quantity), 0)) as finding
      from product_variant as variant left join stock_movement
        on stock_movement.product_id = variant.product_id and variant_id = variant.id
      group by variant.product_id, variant.id having coalesce(sum(quantity), 0) <> in_stock
      order by variant.product_id, variant.id`,
  },
  {
    holds: 'products are what their variants make of them',
    query: `
      select format('Product %s "%s" does not have the variants, stock or price that its variants make.',
        product.id, title) as finding
      from product left join lateral (
        select sum(variant.in_stock) as pieces,
          (array_agg(price_paisa order by variant.in_stock > 0 desc, price_paisa))[1] as cheapest
        from product_variant as variant, lateral (
          select cash_price_paisa(
            selling_price_paisa(variant.original_price_paisa, discount_percentage), price_rounding) as price_paisa
        ) as priced where variant.product_id = product.id
      ) as made on true
      where variants <> variants_of(product.id, discount_percentage, price_rounding)
        or made.pieces <> in_stock or made.cheapest <> product.price_paisa
      order by product.id`,
  },
];

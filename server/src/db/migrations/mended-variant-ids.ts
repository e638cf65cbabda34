/** No product comes near so many variants, and a column has room for two thousand times as many. */
const FAR = 1_000_000;

/**
 * An id far away that somebody sent took all ids before it along: no variant could be added any more. Those
 * get the next ids of their product, wherever they are named, and the product counts on from there.
 */
export const mendVariantIds = [
  `create table far_variant as
    with named as (
      select product_id, id as variant_id from product_variant
      union select product_id, variant_id from order_item
      union select product_id, variant_id from stock_movement
    )
    select product_id, variant_id as was,
      coalesce((select max(near.variant_id) from named as near
        where near.product_id = named.product_id and near.variant_id <= ${FAR}), 0)
        + row_number() over (partition by product_id order by variant_id) as becomes
    from named
    where variant_id > ${FAR} and product_id in (select id from product where last_variant_id > ${FAR})`,
  ...[
    ['product_variant', 'id'],
    ['order_item', 'variant_id'],
    ['stock_movement', 'variant_id'],
  ].map(
    ([table, column]) => `update ${table} as mended set ${column} = becomes from far_variant
      where far_variant.product_id = mended.product_id and was = mended.${column}`,
  ),
  `update product set last_variant_id = greatest(
      coalesce((select max(becomes) from far_variant where product_id = product.id), 0),
      coalesce((select max(variant.id) from product_variant as variant where product_id = product.id), 0),
      coalesce((select max(variant_id) from order_item where product_id = product.id), 0),
      coalesce((select max(variant_id) from stock_movement where product_id = product.id), 0))
    where last_variant_id > ${FAR}`,
  `drop table far_variant`,
  // Deferred checks that still wait would block a later migration from changing the table.
  `set constraints all immediate`,
  `set constraints all deferred`,
];

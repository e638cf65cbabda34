/** No product comes near this many variants, and an integer column has room for two thousand times as many. */
const FAR = 1_000_000;

/**
 * A client once sent a very high id, which used up all ids below it: no further variant could be added. Those variants get the next ids of
 * their product, wherever they are referenced, and numbering continues from there.
 */
const mendVariantIds = [
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
];

/** The row changes of older migrations that a shop or a backup has not seen. */
export const ROWS_OF: Record<string, readonly string[]> = {
  // The default search words had these phrases for one kind, though two kinds match.
  '0037-vocabulary': [
    `insert into search_phrase (phrase, kind_id)
      select phrase, geyser.id
      from search_phrase join search_kind as kettle on kettle.id = kind_id
        join search_kind as geyser on geyser.name = 'Geyser'
      where kettle.name = 'Kettle' and phrase in ('pani tataune', 'पानी तताउने', 'water boiler')
      order by search_phrase.id on conflict do nothing`,
  ],
  '0039-release-parts': [
    `update release set title = record ->> 'title', commit = record ->> 'commit'`,
    // The record of an upload had no limit: one that is too long keeps only a record's fields.
    `update release set record = (
      select jsonb_object_agg(key, value) from jsonb_each(record) where key in (
        'name', 'title', 'version', 'commit', 'integrity', 'start', 'bytes', 'pages', 'slots', 'routes',
        'needs', 'uses', 'provides', 'endpoints', 'calls', 'contract', 'server'
      )
    ) where octet_length(record::text) > 524288`,
  ],
  '0040-ids-and-previews': mendVariantIds,
  '0044-release-walks': [`update release set wraps = record -> 'wraps'`],
};

/** With the triggers that exist by then, this recomputes products' columns from their variants. */
export const FOLLOW_VARIANTS = `update product set variants = variants where variants <> '[]'`;

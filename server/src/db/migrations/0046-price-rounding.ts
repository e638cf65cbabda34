import { sql, type Kysely } from 'kysely';

/**
 * A product remembers the rounding it was priced with, so that an order, which takes pieces of a variant, does not price it anew.
 */
const statements = [
  `alter table product add column price_rounding smallint not null default 0`,
  `create function cash_price_paisa(price bigint, rounding integer) returns bigint
  language sql immutable parallel safe
  as $$ select case when rounding = 0 or price <= 0 then price
    else greatest(rounding * 100, (price + rounding * 50) / (rounding * 100) * (rounding * 100)) end $$`,
  `create function variants_of(wanted integer, discount integer, rounding integer) returns jsonb
  language sql stable
  as $$
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'code', code, 'original_price_paisa', original_price_paisa,
        'price_paisa', cash_price_paisa(selling_price_paisa(original_price_paisa, discount), rounding),
        'in_stock', in_stock, 'image', image) order by position, id), '[]')
    from product_variant where product_id = wanted
  $$`,
  `create or replace function product_from_variants() returns trigger language plpgsql
  as $$
  declare cheapest record;
  begin
    new.variants := variants_of(new.id, new.discount_percentage, new.price_rounding);
    if new.variants = '[]' then return new; end if;
    select original_price_paisa, price_paisa, sum(in_stock) over () as pieces into cheapest
    from jsonb_to_recordset(new.variants) as variant
      (id integer, original_price_paisa bigint, price_paisa bigint, in_stock integer)
    order by in_stock > 0 desc, price_paisa, id limit 1;
    new.in_stock := cheapest.pieces;
    new.original_price_paisa := cheapest.original_price_paisa;
    new.price_paisa := cheapest.price_paisa;
    return new;
  end
  $$`,
  `drop trigger product_from_variants on product`,
  `create trigger product_from_variants before update of
      in_stock, original_price_paisa, price_paisa, discount_percentage, variants, price_rounding on product
    for each row when (old.variants <> '[]' or new.variants <> '[]')
    execute function product_from_variants()`,
  `create or replace function variants_changed() returns trigger language plpgsql
  as $$
  begin
    perform from product where id in (select product_id from changed) order by id for update;
    update product set
      variants = variants_of(id, discount_percentage, price_rounding),
      last_variant_id = greatest(last_variant_id,
        (select max(variant.id) from product_variant as variant where product_id = product.id))
    where id in (select product_id from changed);
    return null;
  end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * A product with variants has no stock or price of its own: both, and the column "variants" for readers, are derived from its variants'
 * rows, so that a list only reads one table.
 */
export const VARIANTS = /* sql */ `

create function selling_price_paisa(original bigint, discount integer) returns bigint
language sql immutable parallel safe as $$
  select (original * (100 - discount) + 50) / 100
$$;

-- The same rule as in shared/src/domain/money.ts.
create function cash_price_paisa(price bigint, rounding integer) returns bigint
language sql immutable parallel safe as $$
  select case when rounding = 0 or price <= 0 then price
    else greatest(rounding * 100, (price + rounding * 50) / (rounding * 100) * (rounding * 100)) end
$$;

create function variants_of(wanted integer, discount integer, rounding integer) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'code', code, 'original_price_paisa', original_price_paisa,
      'price_paisa', cash_price_paisa(selling_price_paisa(original_price_paisa, discount), rounding),
      'in_stock', in_stock, 'image', image)
    || case when name_ne is null then '{}' else jsonb_build_object('name_ne', name_ne) end
    order by position, id), '[]')
  from product_variant where product_id = wanted
$$;

-- The price is that of the cheapest one there is, of the cheapest at all when there is none.
create function product_from_variants() returns trigger language plpgsql as $$
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
end $$;

create trigger product_from_variants before update of
    in_stock, original_price_paisa, price_paisa, discount_percentage, variants, price_rounding on product
  for each row when (old.variants <> '[]' or new.variants <> '[]')
  execute function product_from_variants();

-- Code that changes a variant locks its product first, as orders do; this lock is a safeguard.
create function variants_changed() returns trigger language plpgsql as $$
begin
  perform from product where id in (select product_id from changed) order by id for update;
  update product set
    variants = variants_of(id, discount_percentage, price_rounding),
    last_variant_id = greatest(last_variant_id,
      (select max(variant.id) from product_variant as variant where product_id = product.id))
  where id in (select product_id from changed);
  return null;
end $$;

create trigger product_variant_insert_followed after insert on product_variant
  referencing new table as changed for each statement execute function variants_changed();

create trigger product_variant_update_followed after update on product_variant
  referencing new table as changed for each statement execute function variants_changed();

create trigger product_variant_delete_followed after delete on product_variant
  referencing old table as changed for each statement execute function variants_changed();
`;

import { sql, type Kysely } from 'kysely';

/**
 * A product with variants has nothing of its own to sell: its stock, its price and the column `variants`,
 * which readers of a product use, follow from their rows. So a listing reads one table, as it always did.
 */
const follow = [
  `create function selling_price_paisa(original bigint, discount integer) returns bigint
  language sql immutable parallel safe
  as $$ select (original * (100 - discount) + 50) / 100 $$`,
  `create function variants_of(wanted integer, discount integer) returns jsonb language sql stable
  as $$
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'code', code, 'original_price_paisa', original_price_paisa,
        'price_paisa', selling_price_paisa(original_price_paisa, discount),
        'in_stock', in_stock, 'image', image) order by position, id), '[]')
    from product_variant where product_id = wanted
  $$`,
  // The price is that of the cheapest one there is, of the cheapest at all when there is none.
  `create function product_from_variants() returns trigger language plpgsql
  as $$
  declare cheapest record;
  begin
    new.variants := variants_of(new.id, new.discount_percentage);
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
  `create trigger product_from_variants before update of
      in_stock, original_price_paisa, price_paisa, discount_percentage, variants on product
    for each row when (old.variants <> '[]' or new.variants <> '[]')
    execute function product_from_variants()`,
  // Code that changes a variant locks its product first, as orders do; this lock is a safeguard.
  `create function variants_changed() returns trigger language plpgsql
  as $$
  begin
    perform from product where id in (select product_id from changed) order by id for update;
    update product set
      variants = variants_of(id, discount_percentage),
      last_variant_id = greatest(last_variant_id,
        (select max(variant.id) from product_variant as variant where product_id = product.id))
    where id in (select product_id from changed);
    return null;
  end
  $$`,
  ...['insert', 'update', 'delete'].map(
    (event) => `create trigger product_variant_${event}_followed after ${event} on product_variant
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function variants_changed()`,
  ),
];

/** Variants that were stored before they could be bought: all pieces go to the one that costs what the product did. */
const takeOver = [
  `with stored as (
    select distinct on (product.id, variant.id) product.id as product_id, variant.id, variant.price, place,
      price_paisa, discount_percentage, in_stock
    from product, rows from (jsonb_to_recordset(variants) as (id integer, price numeric))
      with ordinality as variant (id, price, place)
    where jsonb_typeof(variants) = 'array' and variants <> '[]' and variant.id > 0 and variant.price > 0
    order by product.id, variant.id, place
  )
  insert into product_variant (product_id, id, name, original_price_paisa, in_stock, position)
  select product_id, id, 'Option ' || id, round(price * 10000 / (100 - discount_percentage)),
    case when row_number() over (
      partition by product_id order by price * 100 = price_paisa desc, place) = 1 then in_stock else 0 end,
    place
  from stored`,
  `update product set variants = '[]'
    where variants <> '[]' and not exists (select from product_variant where product_id = product.id)`,
  `insert into stock_movement (product_id, variant_id, quantity, reason)
    select product_id, moved.variant_id, moved.quantity, 'edit'
    from product_variant, lateral (values (null, -in_stock), (id, in_stock)) as moved (variant_id, quantity)
    where in_stock > 0`,
  // Deferred checks that still wait would block a later migration from changing the table.
  `set constraints all immediate`,
  `set constraints all deferred`,
];

/** Buyers order a variant of a product that has any: its name, code, price, stock and picture. */
const statements = [
  `create table product_variant (
    product_id integer not null references product on delete cascade,
    id integer not null check (id > 0),
    name text not null check (name <> ''),
    code text check (code <> ''),
    code_key text generated always as (lower(code)) stored unique,
    original_price_paisa bigint not null check (original_price_paisa > 0),
    in_stock integer not null check (in_stock >= 0),
    -- Which of the product's pictures is of it.
    image smallint check (image between 0 and 2),
    position integer not null default 0,
    primary key (product_id, id)
  ) with (fillfactor = 85)`,
  // An id is never given again: carts and orders name it.
  `alter table product add column last_variant_id integer not null default 0`,
  // As it was sold, whatever becomes of the variant.
  `alter table order_item
    add column variant_id integer,
    add column variant_name text,
    add column variant_code text`,
  `alter table stock_movement add column variant_id integer`,
  ...follow,
  ...takeOver,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

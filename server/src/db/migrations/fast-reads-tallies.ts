import { PRICE_BAND_EDGES } from './fast-reads-price-bands';

/**
 * Statements of migration 0003 that keep counts instead of counting. What follows from a change is
 * written when its transaction commits, after all its own locks, and by one transaction at a time:
 * so no two can wait for each other.
 */
export const tallyStatements = [
  `create function settle_lock() returns void language sql
  as $$ select pg_advisory_xact_lock(7241906) $$`,

  // The number of rows of a kind; keys are ids, days since 1970 or bands.
  `create table tally (
    kind text not null,
    key integer not null,
    total integer not null,
    primary key (kind, key)
  ) with (fillfactor = 50)`,
  // The facets of a listing: everything, a section or a category.
  `create table listing_facet (
    scope text primary key,
    total integer not null,
    brands json not null,
    min_paisa bigint,
    max_paisa bigint
  )`,
  // Changes with every transaction that changes what visitors read of an area.
  `create table public_version (
    area text primary key,
    version text not null
  ) with (fillfactor = 50)`,

  `create function price_band(bigint) returns integer language sql immutable parallel safe
  as $$ select width_bucket($1, '{${PRICE_BAND_EDGES.join(',')}}'::bigint[]) $$`,
  `create function kathmandu_day(timestamptz) returns integer language sql immutable parallel safe
  as $$ select ($1 at time zone interval '05:45')::date - date '1970-01-01' $$`,
  `create function listing_scopes(product product) returns text[] language sql immutable
  as $$
    select case when product.status = 'approve' then array_remove(array['all',
      'section ' || product.section, 'category ' || product.category_id], null)
      else '{}' end
  $$`,

  `create function count_product(counted product, change integer) returns void language plpgsql
  as $$
  begin
    insert into tally (kind, key, total)
    select 'products ' || counted.status, 0, change
    union all
    select 'brands of ' || scope, counted.brand_id, change
      from unnest(listing_scopes(counted)) as scope
    union all
    select 'prices of ' || scope, price_band(counted.price_paisa), change
      from unnest(listing_scopes(counted)) as scope
    on conflict (kind, key) do update set total = tally.total + excluded.total;
    insert into search_word (word, total)
    select word, change from unnest(tsvector_to_array(counted.search)) as word
    on conflict (word) do update set total = search_word.total + excluded.total;
  end
  $$`,
  `create function write_facet(written text) returns void language plpgsql
  as $$
  declare lowest bigint; highest bigint;
  begin
    if written = 'all' then
      select min(price_paisa), max(price_paisa) into lowest, highest
      from product where status = 'approve';
    elsif written like 'section %' then
      select min(price_paisa), max(price_paisa) into lowest, highest
      from product where status = 'approve' and section = substr(written, 9);
    else
      select min(price_paisa), max(price_paisa) into lowest, highest
      from product where status = 'approve' and category_id = substr(written, 10)::integer;
    end if;
    insert into listing_facet (scope, total, brands, min_paisa, max_paisa)
    select written, coalesce(sum(tally.total), 0), coalesce(
      json_agg(json_build_object('name', brand.name, 'total', tally.total)
        order by lower(brand.name) collate "C", brand.name), '[]'), lowest, highest
    from tally join brand on brand.id = tally.key
    where tally.kind = 'brands of ' || written and tally.total > 0
    on conflict (scope) do update set total = excluded.total, brands = excluded.brands,
      min_paisa = excluded.min_paisa, max_paisa = excluded.max_paisa;
  end
  $$`,
  `create function settle_product() returns trigger language plpgsql
  as $$
  declare scopes text[] := '{}';
  begin
    perform settle_lock();
    if tg_op <> 'INSERT' then
      perform count_product(old, -1);
      scopes := listing_scopes(old);
    end if;
    if tg_op <> 'DELETE' then
      perform count_product(new, 1);
      scopes := scopes || listing_scopes(new);
    end if;
    perform write_facet(scope) from (select distinct unnest(scopes) as scope) as touched;
    return null;
  end
  $$`,
  `create constraint trigger product_settled
    after insert or delete
      or update of title, brand_id, category_id, description, price_paisa, status, section
    on product deferrable initially deferred
    for each row execute function settle_product()`,

  `create function count_order(counted orders, change integer) returns void language plpgsql
  as $$
  begin
    if counted.deleted_at is not null then return; end if;
    insert into tally (kind, key, total) values
      ('orders ' || counted.status, 0, change),
      ('orders by day', kathmandu_day(counted.created_at), change),
      ('orders by district', counted.district_id, change),
      ('orders by city', counted.city_id, change)
    on conflict (kind, key) do update set total = tally.total + excluded.total;
  end
  $$`,
  `create function settle_order() returns trigger language plpgsql
  as $$
  begin
    perform settle_lock();
    if tg_op <> 'INSERT' then perform count_order(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_order(new, 1); end if;
    return null;
  end
  $$`,
  `create constraint trigger order_settled
    after insert or delete
      or update of status, deleted_at, created_at, district_id, city_id
    on orders deferrable initially deferred
    for each row execute function settle_order()`,

  // Counts everything again, for rows that came without their triggers.
  `create function rebuild_tallies() returns void language plpgsql
  as $$
  begin
    perform settle_lock();
    delete from tally;
    delete from listing_facet;
    delete from search_word;
    insert into tally (kind, key, total)
    select 'products ' || status, 0, count(*) from product group by status
    union all
    select 'brands of ' || scope, brand_id, count(*)
      from product, unnest(listing_scopes(product)) as scope group by scope, brand_id
    union all
    select 'prices of ' || scope, price_band(price_paisa), count(*)
      from product, unnest(listing_scopes(product)) as scope group by scope, price_band(price_paisa)
    union all
    select 'orders ' || status, 0, count(*) from orders where deleted_at is null group by status
    union all
    select 'orders by day', kathmandu_day(created_at), count(*)
      from orders where deleted_at is null group by kathmandu_day(created_at)
    union all
    select 'orders by district', district_id, count(*)
      from orders where deleted_at is null group by district_id
    union all
    select 'orders by city', city_id, count(*)
      from orders where deleted_at is null group by city_id;
    insert into search_word (word, total)
    select word, count(*) from product, unnest(tsvector_to_array(search)) as word group by word;
    perform write_facet(substr(kind, 11))
    from (select distinct kind from tally where kind like 'brands of %') as known;
    insert into public_version (area, version)
    select area, pg_current_xact_id()::text from unnest(array['product', 'category', 'branch', 'site']) as area
    on conflict (area) do update set version = excluded.version;
  end
  $$`,

  `create function touch_public() returns trigger language plpgsql
  as $$
  begin
    perform settle_lock();
    insert into public_version (area, version)
    select area, pg_current_xact_id()::text from unnest(tg_argv) as area
    on conflict (area) do update set version = excluded.version
    where public_version.version <> excluded.version;
    return null;
  end
  $$`,
  ...Object.entries({
    product: ['product'],
    brand: ['product', 'category'],
    category: ['product', 'category'],
    category_brand: ['category'],
    district: ['branch'],
    city: ['branch'],
    banner: ['site'],
    poster: ['site'],
    site_setting: ['site'],
  }).map(
    ([table, areas]) => `create constraint trigger ${table}_public
      after insert or update or delete on ${table} deferrable initially deferred
      for each row execute function touch_public(${areas.map((area) => `'${area}'`).join(', ')})`,
  ),
];

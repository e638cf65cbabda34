/**
 * The versions of what visitors read. Versions of an area only increase: they are assigned under the settling lock, which a transaction
 * holds to its end, so a reader who sees version 7 sees all changes up to version 7.
 */
export const VERSIONS = /* sql */ `

-- The row of an area is written once in a transaction; its xmin is the transaction that wrote it last. What follows
-- from a change is written when its transaction commits, after all its own locks, and by one transaction at a time: so
-- no two can wait for each other.
create function touch_areas(areas text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7241906);
  insert into public_version (area, version)
  select area, pg_current_xact_id()::text from unnest(areas) as area
  on conflict (area) do update
    set version = greatest(excluded.version::bigint, public_version.version::bigint + 1)::text
    where public_version.xmin <> pg_current_xact_id()::xid;
end $$;

-- The name of a reading of everything: what a server read before another one says nothing any more.
create function renew_catalogue() returns void language sql as $$
  insert into public_version (area, version) values ('catalogue', gen_random_uuid()::text)
  on conflict (area) do update set version = excluded.version
$$;

-- For rows that came without their triggers: nothing that was read before holds any more.
create function renew_versions() returns void language sql as $$
  insert into public_version (area, version)
  select area, pg_current_xact_id()::text
  from unnest('{product,category,branch,site,phrases,service}'::text[]) as area
  on conflict (area) do update
    set version = greatest(excluded.version::bigint, public_version.version::bigint + 1)::text;
  select renew_catalogue()
$$;

create function touch_public() returns trigger language plpgsql as $$
begin
  perform touch_areas(tg_argv);
  return null;
end $$;

-- Says which product changed, or is gone, so that servers read it again.
create function touch_product() returns trigger language plpgsql as $$
begin
  perform touch_areas('{product}');
  if not exists (select from public_version where area = 'catalogue') then
    perform renew_catalogue();
  end if;
  insert into product_touched (product_id, number)
  select coalesce(new.id, old.id), version::bigint from public_version where area = 'product'
  on conflict (product_id) do update set number = excluded.number
    where product_touched.number <> excluded.number;
  return null;
end $$;

-- Products are found by the names of what they belong to: with a new one, all of them are read again.
create function touch_named() returns trigger language plpgsql as $$
begin
  perform touch_areas('{product,category}');
  if tg_op = 'UPDATE' and (new.name, new.name_ne) is distinct from (old.name, old.name_ne) then
    execute format('insert into product_touched (product_id, number)
      select product.id, public_version.version::bigint from product, public_version
      where product.%I = $1 and area = ''product''
      on conflict (product_id) do update set number = excluded.number', tg_table_name || '_id')
    using new.id;
  end if;
  return null;
end $$;

create constraint trigger product_public after insert or update or delete on product
  deferrable initially deferred for each row execute function touch_product();

create constraint trigger brand_public after insert or update or delete on brand
  deferrable initially deferred for each row execute function touch_named();

create constraint trigger category_public after insert or update or delete on category
  deferrable initially deferred for each row execute function touch_named();

create constraint trigger subcategory_public after insert or update or delete on subcategory
  deferrable initially deferred for each row execute function touch_named();

create constraint trigger category_brand_public after insert or update or delete on category_brand
  deferrable initially deferred for each row execute function touch_public('category');

create constraint trigger category_attribute_public after insert or update or delete on category_attribute
  deferrable initially deferred for each row execute function touch_public('product', 'category');
`;

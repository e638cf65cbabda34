import { sql, type Kysely } from 'kysely';

/**
 * The database says which products changed since a version, so that a server which has read the catalogue reads
 * only these again. A version is higher than every one before it, for it is given under the lock of settling, which
 * a transaction holds until it has ended: whoever sees version 7 sees all that versions up to 7 changed.
 */
const statements = [
  // The row of an area is written once in a transaction; its `xmin` is the transaction that wrote it last.
  `create function touch_areas(areas text[]) returns void language plpgsql
  as $$
  begin
    perform settle_lock();
    insert into public_version (area, version)
    select area, pg_current_xact_id()::text from unnest(areas) as area
    on conflict (area) do update
      set version = greatest(excluded.version::bigint, public_version.version::bigint + 1)::text
      where public_version.xmin <> pg_current_xact_id()::xid;
  end
  $$`,
  `create or replace function touch_public() returns trigger language plpgsql
  as $$ begin perform touch_areas(tg_argv); return null; end $$`,

  // The version of the area 'product' that changed a product last, or took it away.
  `create table product_touched (
    product_id integer primary key,
    number bigint not null
  ) with (fillfactor = 50)`,
  `create index product_touched_number on product_touched (number, product_id)`,
  // The number of a reading of everything: what a server read before another one says nothing any more.
  `create function renew_catalogue() returns void language sql
  as $$
    insert into public_version (area, version) values ('catalogue', gen_random_uuid()::text)
    on conflict (area) do update set version = excluded.version
  $$`,
  `create function touch_product() returns trigger language plpgsql
  as $$
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
  end
  $$`,
  `drop trigger product_public on product`,
  `create constraint trigger product_public
    after insert or update or delete on product deferrable initially deferred
    for each row execute function touch_product()`,

  // For rows that came without their triggers: nothing that was read before holds any more.
  `create function renew_versions() returns void language sql
  as $$
    update public_version
    set version = greatest(version::bigint + 1, pg_current_xact_id()::text::bigint)::text
    where area <> 'catalogue';
    select renew_catalogue()
  $$`,
  `create or replace function rebuild_tallies() returns void language plpgsql
  as $$
  declare highest bigint;
  begin
    select coalesce(max(version::bigint), 0) into highest
    from public_version where area <> 'catalogue';
    perform rebuild_counts();
    perform rebuild_product_days();
    perform rebuild_sales();
    insert into public_version (area, version) values ('phrases', highest::text)
    on conflict (area) do nothing;
    update public_version set version = greatest(version::bigint, highest)::text
    where area <> 'catalogue';
    perform renew_versions();
  end
  $$`,
  `select renew_catalogue()`,
  // Deferred checks that still wait would block a later migration from changing the table.
  `set constraints all immediate`,
  `set constraints all deferred`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

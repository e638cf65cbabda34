import { sql, type Kysely } from 'kysely';

/** Triggers of services that say by themselves what they change. */
const SAID_BY_SERVICES = [
  'district',
  'city',
  'banner',
  'poster',
  'site_setting',
  'remote_service',
] as const;

/** What counted, and what made words: servers read the rows, count and divide them in their memory. */
const GONE = [
  'listing_scopes',
  'price_band',
  'write_facet',
  'settle_brand_name',
  'settle_products',
  'gather_product_insert',
  'gather_product_update',
  'gather_product_delete',
  'count_facts',
  'facts_changed',
  'count_order',
  'count_sales',
  'settle_order',
  'rebuild_counts',
  'rebuild_product_days',
  'rebuild_sales',
  'rebuild_tallies',
  'kathmandu_day',
  'facts_of',
  'search_word_insert',
  'search_word_update',
  'search_word_delete',
  'new_vocabulary',
  'kinds_changed',
  'renamed',
  'product_set_search',
  'search_vector',
  'variant_vector',
  'variant_texts',
  'weighted_words',
  'search_joined',
  'product_kinds',
  'kinds_in',
  'kind_and_above',
  'search_key',
  'search_fold',
  'search_squeeze',
  'search_words',
  'variants_of(integer, integer)',
];

/** Products follow a new name of what they belong to. */
const NAMED = ['brand', 'category', 'subcategory'] as const;

const statements = [
  // Deferred checks that still wait would block what follows.
  `set constraints all immediate`,
  `set constraints all deferred`,
  ...SAID_BY_SERVICES.map((table) => `drop trigger ${table}_public on ${table}`),
  ...NAMED.map((table) => `drop trigger ${table}_public on ${table}`),
  `drop table tally, listing_facet, fact_tally, product_change, product_sales, search_word, search_renewal cascade`,
  `alter table product drop column search`,
  `alter table search_phrase drop column key`,
  ...['', '_section', '_category', '_brand', '_subcategory'].flatMap((scope) =>
    ['featured', 'price', 'name'].map((order) => `drop index listing${scope}_${order}`),
  ),
  ...GONE.map((name) => `drop function ${name} cascade`),
  `create or replace function touch_areas(areas text[]) returns void language plpgsql
  as $$
  begin
    perform pg_advisory_xact_lock(7241906);
    insert into public_version (area, version)
    select area, pg_current_xact_id()::text from unnest(areas) as area
    on conflict (area) do update
      set version = greatest(excluded.version::bigint, public_version.version::bigint + 1)::text
      where public_version.xmin <> pg_current_xact_id()::xid;
  end
  $$`,
  `drop function settle_lock()`,
  `create function touch_named() returns trigger language plpgsql
  as $$
  begin
    perform touch_areas('{product,category}');
    if tg_op = 'UPDATE' and new.name <> old.name then
      execute format('insert into product_touched (product_id, number)
        select product.id, public_version.version::bigint from product, public_version
        where product.%I = $1 and area = ''product''
        on conflict (product_id) do update set number = excluded.number', tg_table_name || '_id')
      using new.id;
    end if;
    return null;
  end
  $$`,
  ...NAMED.map(
    (table) => `create constraint trigger ${table}_public
      after insert or update or delete on ${table} deferrable initially deferred
      for each row execute function touch_named()`,
  ),
  `create or replace function renew_versions() returns void language sql
  as $$
    insert into public_version (area, version)
    select area, pg_current_xact_id()::text
    from unnest('{product,category,branch,site,phrases,service}'::text[]) as area
    on conflict (area) do update
      set version = greatest(excluded.version::bigint, public_version.version::bigint + 1)::text;
    select renew_catalogue()
  $$`,
  `delete from public_version where area = 'vocabulary'`,
  `select renew_versions()`,
];

/** Lists and searches are answered from the servers' memory alone: what the database counted for them goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

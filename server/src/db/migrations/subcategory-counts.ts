/**
 * Adds up the changes of one statement to the counts of products, as in migration 0018, with those of
 * subcategories.
 */
const gather = (changed: string) => `
  with changed as (${changed}),
  scoped as (
    select sign, brand_id, price_paisa, scope
    from changed, unnest(array['all', 'section ' || section, 'category ' || category_id,
      'subcategory ' || subcategory_id]) as scope
    where status = 'approve' and scope is not null
  ),
  counted as (
    select kind, key, sum(sign)::integer as change from (
      select 'products ' || status as kind, 0 as key, sign from changed
      union all
      select 'products by day', kathmandu_day(created_at), sign from changed
      union all
      select 'brands of ' || scope, brand_id, sign from scoped
      union all
      select 'prices of ' || scope, price_band(price_paisa), sign from scoped
    ) as each group by kind, key having sum(sign) <> 0
  ),
  worded as (
    select word, sum(sign)::integer as change
    from changed, unnest(tsvector_to_array(search)) as word group by word having sum(sign) <> 0
  ),
  gathered as (
    select
      (select array_agg(kind) from counted) as kinds,
      (select array_agg(key) from counted) as keys,
      (select array_agg(change) from counted) as changes,
      (select array_agg(word) from worded) as words,
      (select array_agg(change) from worded) as word_changes,
      (select array_agg(distinct scope) from (
        select scope from scoped group by scope, brand_id, price_paisa having sum(sign) <> 0
      ) as touched) as scopes
  )
  insert into product_change select * from gathered
  where kinds is not null or words is not null or scopes is not null`;

const COLUMNS = [
  'brand_id',
  'category_id',
  'subcategory_id',
  'price_paisa',
  'status',
  'section',
  'created_at',
  'search',
];
const COUNTED = COLUMNS.join(', ');
const of = (row: string) => COLUMNS.map((column) => `${row}.${column}`).join(', ');

const UNLESS_CHANGED = `
  if not exists (
    select from old_rows as before join new_rows as after using (id)
    where (${of('before')}) is distinct from (${of('after')})
  ) then return null; end if;`;

const gathering = (event: string, changed: string, first = '') =>
  `create or replace function gather_product_${event}() returns trigger language plpgsql
  as $$ begin ${first} ${gather(changed)}; return null; end $$`;

/** The triggers and the lock of 0018 stay: their functions count one kind of listing more. */
export const subcategoryCounts = [
  `create or replace function listing_scopes(product product) returns text[]
  language sql immutable
  as $$
    select case when product.status = 'approve' then array_remove(array['all',
      'section ' || product.section, 'category ' || product.category_id,
      'subcategory ' || product.subcategory_id], null)
      else '{}' end
  $$`,
  gathering('insert', `select 1 as sign, ${COUNTED} from new_rows`),
  gathering('delete', `select -1 as sign, ${COUNTED} from old_rows`),
  gathering(
    'update',
    `select -1 as sign, ${COUNTED} from old_rows union all select 1, ${COUNTED} from new_rows`,
    UNLESS_CHANGED,
  ),
  `create or replace function write_facet(written text) returns void language plpgsql
  as $$
  declare lowest bigint; highest bigint;
  begin
    if written = 'all' then
      select min(price_paisa), max(price_paisa) into lowest, highest
      from product where status = 'approve';
    elsif written like 'section %' then
      select min(price_paisa), max(price_paisa) into lowest, highest
      from product where status = 'approve' and section = substr(written, 9);
    elsif written like 'subcategory %' then
      select min(price_paisa), max(price_paisa) into lowest, highest
      from product where status = 'approve' and subcategory_id = substr(written, 13)::integer;
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
];

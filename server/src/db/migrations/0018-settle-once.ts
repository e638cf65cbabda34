import { sql, type Kysely } from 'kysely';

/**
 * Adds up the changes of one statement to the counts of products: `changed` gives each product's columns
 * before (`sign` -1) and after (1). Changes that cancel out are left out, so that a statement that changes
 * nothing counted writes nothing, however many rows it has.
 */
const gather = (changed: string) => `
  with changed as (${changed}),
  scoped as (
    select sign, brand_id, price_paisa, scope
    from changed, unnest(array['all', 'section ' || section, 'category ' || category_id]) as scope
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
  'price_paisa',
  'status',
  'section',
  'created_at',
  'search',
];
const COUNTED = COLUMNS.join(', ');
const of = (row: string) => COLUMNS.map((column) => `${row}.${column}`).join(', ');

/** Most updates end here, for example those of orders, which take pieces out of stock. */
const UNLESS_CHANGED = `
  if not exists (
    select from old_rows as before join new_rows as after using (id)
    where (${of('before')}) is distinct from (${of('after')})
  ) then return null; end if;`;

const gathering = (event: string, tables: string, changed: string, first = '') => [
  `create function gather_product_${event}() returns trigger language plpgsql
  as $$ begin ${first} ${gather(changed)}; return null; end $$`,
  `create trigger product_${event}_gathered after ${event} on product referencing ${tables}
    for each statement execute function gather_product_${event}()`,
];

/**
 * Counts of products are settled once per transaction. A statement, whatever number of rows it has, leaves
 * one row of differences; the first deferred trigger of these rows settles them all when the transaction
 * commits. So the lock of settling is still held only at the end, and for a few statements.
 */
const statements = [
  `drop trigger product_settled on product`,
  `drop trigger product_day_settled on product`,
  `drop function settle_product()`,
  `drop function settle_product_day()`,
  `drop function count_product(product, integer)`,

  // Rows are deleted before their transaction commits: no other transaction ever sees them.
  `create unlogged table product_change (
    kinds text[], keys integer[], changes integer[],
    words text[], word_changes integer[],
    scopes text[]
  )`,
  ...gathering('insert', 'new table as new_rows', `select 1 as sign, ${COUNTED} from new_rows`),
  ...gathering('delete', 'old table as old_rows', `select -1 as sign, ${COUNTED} from old_rows`),
  ...gathering(
    'update',
    'old table as old_rows new table as new_rows',
    `select -1 as sign, ${COUNTED} from old_rows union all select 1, ${COUNTED} from new_rows`,
    UNLESS_CHANGED,
  ),
  `create function settle_products() returns trigger language plpgsql
  as $$
  declare touched text[];
  begin
    if not exists (select from product_change) then return null; end if;
    perform settle_lock();
    with taken as materialized (delete from product_change returning *),
    counted as (
      insert into tally (kind, key, total)
      select kind, key, sum(change)
      from taken, unnest(kinds, keys, changes) as each (kind, key, change)
      group by kind, key having sum(change) <> 0
      on conflict (kind, key) do update set total = tally.total + excluded.total
    ),
    worded as (
      insert into search_word (word, total)
      select word, sum(change) from taken, unnest(words, word_changes) as each (word, change)
      group by word having sum(change) <> 0
      on conflict (word) do update set total = search_word.total + excluded.total
    )
    select array_agg(distinct scope) into touched from taken, unnest(scopes) as scope;
    perform write_facet(scope) from unnest(touched) as scope;
    return null;
  end
  $$`,
  `create constraint trigger product_change_settled after insert on product_change
    deferrable initially deferred for each row execute function settle_products()`,

  // A facet lists its brands by their names.
  `create function settle_brand_name() returns trigger language plpgsql
  as $$
  begin
    perform settle_lock();
    perform write_facet(substr(kind, 11)) from tally
    where kind like 'brands of %' and key = new.id and total > 0;
    return null;
  end
  $$`,
  `create constraint trigger brand_name_settled after update of name on brand
    deferrable initially deferred for each row execute function settle_brand_name()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

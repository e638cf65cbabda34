import { sql, type Kysely } from 'kysely';

/**
 * A category defines attributes, and its products have a value under the key of each. The number of a
 * category's or subcategory's products with each value is stored, as those of brands and prices are.
 */
const statements = [
  `create table category_attribute (
    category_id integer not null references category on delete cascade,
    key text not null check (key ~ '^[a-z][a-z0-9_]*$'),
    name text not null check (name <> ''),
    kind text not null check (kind in ('number', 'choice', 'yes_no', 'text')),
    unit text check (unit <> ''),
    choices text[] not null default '{}',
    filterable boolean not null default true,
    position integer not null default 0,
    primary key (category_id, key)
  )`,
  `create constraint trigger category_attribute_public
    after insert or update or delete on category_attribute deferrable initially deferred
    for each row execute function touch_public('product', 'category')`,
  // Numbers, words and yes or no, whatever else would be written.
  `alter table product add column facts jsonb not null default '{}' check (
    jsonb_typeof(facts) = 'object' and not jsonb_path_exists(facts,
      'strict $.* ? (@.type() != "number" && @.type() != "string" && @.type() != "boolean")'))`,
  // The facts of a product that its category asks for, in the category's order; the others stay hidden.
  `create function facts_of(wanted integer, facts jsonb) returns jsonb language sql stable
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('key', key, 'name', name, 'kind', kind,
      'unit', unit, 'value', facts -> key) order by position, key), '[]')
    from category_attribute
    where facts <> '{}' and category_id = wanted and facts ? key and jsonb_typeof(facts -> key) =
      case kind when 'number' then 'number' when 'yes_no' then 'boolean' else 'string' end
  $$`,
  `create table fact_tally (
    scope text not null,
    key text not null,
    value jsonb not null,
    total integer not null,
    primary key (scope, key, value)
  )`,
  `create function count_facts(counted product, change integer) returns void language sql
  as $$
    insert into fact_tally (scope, key, value, total)
    select scope, fact.key, fact.value, change
    from unnest(listing_scopes(counted)) as scope, jsonb_each(counted.facts) as fact
    where scope like 'category %' or scope like 'subcategory %'
    on conflict (scope, key, value) do update set total = fact_tally.total + excluded.total
  $$`,
  `create function facts_changed() returns trigger language plpgsql
  as $$
  begin
    perform settle_lock();
    if tg_op <> 'INSERT' then perform count_facts(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_facts(new, 1); end if;
    delete from fact_tally where total = 0;
    return null;
  end
  $$`,
  `create constraint trigger product_facts_added after insert on product
    deferrable initially deferred for each row when (new.facts <> '{}')
    execute function facts_changed()`,
  `create constraint trigger product_facts_changed after update on product
    deferrable initially deferred for each row when (
      (old.facts <> '{}' or new.facts <> '{}') and
      (old.facts, old.status, old.category_id, old.subcategory_id) is distinct from
      (new.facts, new.status, new.category_id, new.subcategory_id))
    execute function facts_changed()`,
  `create constraint trigger product_facts_gone after delete on product
    deferrable initially deferred for each row when (old.facts <> '{}')
    execute function facts_changed()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

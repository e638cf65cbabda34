import { sql, type Kysely } from 'kysely';

/**
 * Administrators edit what people say. A kind and a word know how often they were changed, so that two
 * people do not write over each other, and a category has one usual kind.
 */
const edited = [
  `update search_kind set category_id = null
    where exists (select from search_kind as other
      where other.category_id = search_kind.category_id and other.id < search_kind.id)`,
  `create unique index search_kind_category on search_kind (category_id)`,
  `create index search_kind_parent on search_kind (parent_id)`,
  `alter table search_kind add column version integer not null default 1`,
  `alter table search_phrase add column version integer not null default 1`,
  // Answers of searches from before a phrase was changed are outdated at once.
  `create constraint trigger search_renewal_public
    after insert or update of asked_at on search_renewal deferrable initially deferred
    for each row execute function touch_public('product')`,
];

/** Products are found by the name of their subcategory as by that of their category. */
const subcategories = [
  `alter table search_renewal drop constraint search_renewal_kind_check`,
  `alter table search_renewal add constraint search_renewal_kind_check
    check (kind in ('brand', 'category', 'subcategory', 'all'))`,
  `drop function search_vector(text, text, text, text)`,
  `create function search_vector(
    title text, brand text, category text, subcategory text, description text)
  returns tsvector language sql stable
  as $$
    select weighted_words(title || ' ' || search_joined(title), 'A')
      || coalesce((select string_agg('''~' || kind || ''':1A', ' ')::tsvector
        from unnest(product_kinds(title, category)) as kind), '')
      || weighted_words(brand || ' ' || search_joined(brand), 'B')
      || weighted_words(category || ' ' || coalesce(subcategory, ''), 'C')
      || weighted_words(left(description, 20000), 'D')
  $$`,
  `create or replace function product_set_search() returns trigger language plpgsql
  as $$
  begin
    new.search := search_vector(
      new.title,
      (select name from brand where id = new.brand_id),
      (select name from category where id = new.category_id),
      (select name from subcategory where id = new.subcategory_id),
      new.description) || variant_vector(new.variants);
    return new;
  end
  $$`,
  `drop trigger product_search on product`,
  `create trigger product_search
    before insert or update of title, brand_id, category_id, subcategory_id, description
    on product for each row execute function product_set_search()`,
  `create trigger subcategory_renamed after update of name on subcategory
    for each row when (old.name <> new.name) execute function renamed()`,
  `insert into search_renewal (kind, thing_id)
    select 'all', 0 where exists (select from product where subcategory_id is not null)
    on conflict (kind, thing_id) do update set after_id = 0, asked_at = now()`,
  // Deferred checks that still wait would block a later migration from changing the table.
  `set constraints all immediate`,
  `set constraints all deferred`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...edited, ...subcategories]) await sql.raw(statement).execute(db);
}

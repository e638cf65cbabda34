import { sql, type Kysely } from 'kysely';

/** A product is found by the names and codes of its variants too, after its own title. */
const statements = [
  `create function variant_texts(variants jsonb) returns text language sql immutable parallel safe
  as $$
    select coalesce(string_agg(concat_ws(' ', each ->> 'name', each ->> 'code'), ' ' order by place), '')
    from jsonb_array_elements(variants) with ordinality as variant (each, place)
  $$`,
  `create function variant_vector(variants jsonb) returns tsvector language sql immutable parallel safe
  as $$
    select weighted_words(texts || ' ' || search_joined(texts) || ' ' || joined, 'B')
    from variant_texts(variants) as texts,
      -- "64 GB" is typed as one word as well.
      regexp_replace(texts, '(\\d)\\s+([[:alpha:]])', '\\1\\2', 'g') as joined
  $$`,
  `create or replace function product_set_search() returns trigger language plpgsql
  as $$
  begin
    new.search := search_vector(
      new.title,
      (select name from brand where id = new.brand_id),
      (select name from category where id = new.category_id),
      new.description) || variant_vector(new.variants);
    return new;
  end
  $$`,
  // A sale changes the variants too, but nothing they are found by.
  `create trigger product_search_variants before update of variants on product
    for each row when (variant_texts(old.variants) <> variant_texts(new.variants))
    execute function product_set_search()`,
  `update product set title = title where variants <> '[]'`,
  // Deferred checks that still wait would block a later migration from changing the table.
  `set constraints all immediate`,
  `set constraints all deferred`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

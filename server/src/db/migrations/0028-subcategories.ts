import { sql, type Kysely } from 'kysely';
import { subcategoryCounts } from './subcategory-counts';

/** A listing of a subcategory is one walk along an index, in whatever order it is asked for. */
const listingIndexes = [
  `create index listing_subcategory_featured on product
    (subcategory_id, is_popular desc, available desc, created_at desc, id)
    where status = 'approve' and subcategory_id is not null`,
  `create index listing_subcategory_price on product (subcategory_id, price_paisa, id)
    where status = 'approve' and subcategory_id is not null`,
  `create index listing_subcategory_name on product (subcategory_id, lower(title) collate "C", id)
    where status = 'approve' and subcategory_id is not null`,
];

/**
 * The second level of the categories. A product may have a subcategory, which is one of its category's:
 * the key of two columns keeps it so, and lets the products follow a subcategory that moves.
 */
const statements = [
  `create table subcategory (
    id integer generated always as identity primary key,
    category_id integer not null references category,
    name text not null,
    name_key text generated always as (lower(name)) stored unique,
    position integer not null default 0,
    unique (category_id, id)
  )`,
  `alter table product
    add column subcategory_id integer,
    add constraint product_subcategory_id_fkey foreign key (category_id, subcategory_id)
      references subcategory (category_id, id) on update cascade`,
  `create index product_subcategory on product (subcategory_id, id)
    where subcategory_id is not null`,
  ...listingIndexes,

  // An address may name a category or a subcategory, so no two have the same name. Writers of names wait for
  // each other, so that two cannot take one name at once.
  `create function keep_category_names_apart() returns trigger language plpgsql
  as $$
  declare taken boolean;
  begin
    perform pg_advisory_xact_lock(7241907);
    if tg_table_name = 'category' then
      taken := exists (select from subcategory where name_key = lower(new.name));
    else
      taken := exists (select from category where name_key = lower(new.name));
    end if;
    if taken then
      raise exception 'the name "%" is taken', new.name using errcode = 'unique_violation';
    end if;
    return new;
  end
  $$`,
  ...['category', 'subcategory'].map(
    (table) => `create trigger ${table}_name_apart before insert or update of name on ${table}
      for each row execute function keep_category_names_apart()`,
  ),
  `create constraint trigger subcategory_public
    after insert or update or delete on subcategory deferrable initially deferred
    for each row execute function touch_public('product', 'category')`,
  ...subcategoryCounts,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

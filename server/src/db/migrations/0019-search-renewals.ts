import { sql, type Kysely } from 'kysely';

/**
 * Products are found by the names of their brand and category. A new name is written down here, and the
 * products follow a few at a time (`renew-search`): thousands of them at once would stop the shop.
 */
const statements = [
  `create table search_renewal (
    kind text not null check (kind in ('brand', 'category')),
    thing_id integer not null,
    -- Products up to this one are found by the new name.
    after_id integer not null default 0,
    asked_at timestamptz not null default now(),
    primary key (kind, thing_id)
  )`,
  `create or replace function renamed() returns trigger language plpgsql
  as $$
  begin
    insert into search_renewal (kind, thing_id) values (tg_table_name, new.id)
    on conflict (kind, thing_id) do update set after_id = 0, asked_at = now();
    return null;
  end
  $$`,
  // A walk through the products of one, in the order of their ids.
  `drop index product_brand`,
  `drop index product_category`,
  `create index product_brand on product (brand_id, id)`,
  `create index product_category on product (category_id, id)`,
  // New words wait in a list until it is full; a long list delays the write that fills it.
  `alter index product_search set (gin_pending_list_limit = 64)`,
  `alter index product_title_search set (gin_pending_list_limit = 64)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  // An order's source: a shopper placed it, or staff took it down on the phone.
  `alter table orders add column source text not null default 'web'
    check (source in ('web', 'phone'))`,

  // A column of its own, so that a sale that leaves enough in stock touches no index.
  `alter table product add column low_stock boolean generated always as (in_stock <= 5) stored`,
  `create index product_low_stock on product (id) where low_stock and status = 'approve'`,

  // Sales of a product on a day of Kathmandu, counted from 1970, without cancelled and deleted orders.
  `create table product_sales (
    day integer not null,
    product_id integer not null,
    pieces integer not null,
    paisa bigint not null,
    primary key (day, product_id)
  ) with (fillfactor = 50)`,
  // Like every tally it is written when the order's transaction commits, one transaction at a time.
  `create function count_sales(sold orders, change integer) returns void language plpgsql
  as $$
  begin
    if sold.deleted_at is not null or sold.status = 'cancel' then return; end if;
    insert into product_sales (day, product_id, pieces, paisa)
    select kathmandu_day(sold.created_at), product_id, change * sum(quantity),
      change * sum(price_paisa * quantity)
    from order_item where order_id = sold.id group by product_id
    on conflict (day, product_id) do update set
      pieces = product_sales.pieces + excluded.pieces,
      paisa = product_sales.paisa + excluded.paisa;
  end
  $$`,
  // A row that is really deleted takes its lines along: then only a full count helps.
  `create or replace function settle_order() returns trigger language plpgsql
  as $$
  begin
    perform settle_lock();
    if tg_op <> 'INSERT' then
      perform count_order(old, -1);
      perform count_sales(old, -1);
    end if;
    if tg_op <> 'DELETE' then
      perform count_order(new, 1);
      perform count_sales(new, 1);
    end if;
    return null;
  end
  $$`,
  // Counts the products made on a day.
  `create function settle_product_day() returns trigger language plpgsql
  as $$
  begin
    perform settle_lock();
    insert into tally (kind, key, total)
    select 'products by day', kathmandu_day(created_at), change
    from (select old.created_at, -1 as change where tg_op = 'DELETE'
      union all select new.created_at, 1 where tg_op = 'INSERT') as changed
    on conflict (kind, key) do update set total = tally.total + excluded.total;
    return null;
  end
  $$`,
  `create constraint trigger product_day_settled after insert or delete on product
    deferrable initially deferred for each row execute function settle_product_day()`,
  `create function rebuild_product_days() returns void language sql
  as $$
    delete from tally where kind = 'products by day';
    insert into tally (kind, key, total)
    select 'products by day', kathmandu_day(created_at), count(*)
    from product group by kathmandu_day(created_at);
  $$`,
  `create function rebuild_sales() returns void language sql
  as $$
    delete from product_sales;
    insert into product_sales (day, product_id, pieces, paisa)
    select kathmandu_day(created_at), product_id, sum(quantity), sum(price_paisa * quantity)
    from orders join order_item on order_id = orders.id
    where deleted_at is null and status <> 'cancel'
    group by kathmandu_day(created_at), product_id;
  $$`,
  `alter function rebuild_tallies() rename to rebuild_counts`,
  `create function rebuild_tallies() returns void language plpgsql
  as $$
  begin
    perform rebuild_counts();
    perform rebuild_product_days();
    perform rebuild_sales();
  end
  $$`,
  `select rebuild_product_days(), rebuild_sales()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

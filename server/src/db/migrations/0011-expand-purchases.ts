import { sql, type Kysely } from 'kysely';

/** Who moves stock and what they say of it; what is low; what a piece cost when it was sold. */
async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_movement add column by_email text, add column remarks text, add column purchase_id integer
  `.execute(db);
  // What moves stock is named by the code that does; a list here would forbid the next reason.
  await sql`
    alter table stock_movement drop constraint if exists stock_movement_reason_check
  `.execute(db);
  await sql`create index stock_movement_newest on stock_movement (product_id, id)`.execute(db);
  await sql`
    create index stock_movement_variant on stock_movement (product_id, variant_id, id)
      where variant_id is not null
  `.execute(db);
  // A column of its own says what is low: an index on the stock itself would be written with each order.
  await sql`
    alter table product add column low_stock_limit integer not null default 5 check (low_stock_limit >= 0),
      add column is_low boolean generated always as (in_stock <= low_stock_limit) stored
  `.execute(db);
  await sql`
    create index product_is_low on product (id) where is_low and status = 'approve'
  `.execute(db);
  // What a piece cost when it was sold; null where nothing had been bought yet.
  await sql`alter table order_item add column cost_paisa bigint check (cost_paisa >= 0)`.execute(
    db,
  );
}

/** What the shop bought, of whom, and what goods cost on average. */
async function addPurchases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table supplier (
      id integer generated always as identity primary key,
      name text not null,
      name_key text generated always as (lower(name)) stored unique,
      phone text not null default ''
    )
  `.execute(db);
  await sql`
    create table purchase (
      id integer generated always as identity primary key,
      supplier_id integer not null references supplier,
      bill_number text not null,
      bill_key text generated always as (lower(bill_number)) stored,
      day date not null,
      at timestamptz not null default now(),
      by_email text not null,
      remarks text,
      reverses integer unique references purchase,
      is_reversed boolean not null default false
    )
  `.execute(db);
  await sql`
    create unique index purchase_bill on purchase (supplier_id, bill_key)
      where reverses is null and not is_reversed
  `.execute(db);
  // As it was bought, whatever becomes of the product. One that reverses another has its lines with minus.
  await sql`
    create table purchase_line (
      purchase_id integer not null references purchase on delete cascade,
      line integer not null,
      product_id integer not null,
      product_name text not null,
      variant_id integer,
      variant_name text,
      quantity integer not null check (quantity <> 0),
      cost_paisa bigint not null check (cost_paisa >= 0),
      stock_before integer not null,
      movement_id integer not null,
      primary key (purchase_id, line)
    )
  `.execute(db);
  await sql`
    create index purchase_line_goods on purchase_line (product_id, variant_id, movement_id)
  `.execute(db);
  // The moving average; variant 0 is the product itself.
  await sql`
    create table stock_cost (
      product_id integer not null references product on delete cascade,
      variant_id integer not null default 0,
      average_paisa bigint not null check (average_paisa >= 0),
      primary key (product_id, variant_id)
    )
  `.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  await addPurchases(db);
}

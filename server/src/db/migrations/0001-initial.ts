import { sql, type Kysely } from 'kysely';

const statements = [
  `create table staff (
    id integer generated always as identity primary key,
    email text not null,
    email_key text generated always as (lower(email)) stored unique,
    password_hash text not null,
    role text not null check (role in ('staff', 'admin')),
    created_at timestamptz not null default now()
  )`,
  `create table session (
    token_hash text primary key,
    staff_id integer not null references staff on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index session_staff on session (staff_id)`,
  `create table app_secret (name text primary key, value text not null)`,

  `create table category (
    id integer generated always as identity primary key,
    name text not null,
    name_key text generated always as (lower(name)) stored unique,
    position integer not null default 0
  )`,
  `create table brand (
    id integer generated always as identity primary key,
    name text not null,
    name_key text generated always as (lower(name)) stored unique
  )`,
  `create table category_brand (
    category_id integer not null references category on delete cascade,
    brand_id integer not null references brand on delete cascade,
    position integer not null default 0,
    primary key (category_id, brand_id)
  )`,

  `create table product (
    id integer generated always as identity primary key,
    slug text not null unique,
    title text not null,
    brand_id integer not null references brand,
    category_id integer not null references category,
    original_price_paisa bigint not null check (original_price_paisa >= 0),
    discount_percentage smallint not null default 0 check (discount_percentage between 0 and 99),
    price_paisa bigint not null check (price_paisa >= 0),
    in_stock integer not null check (in_stock >= 0),
    images jsonb not null default '[]',
    variants jsonb not null default '[]',
    fast_delivery boolean not null default false,
    warranty text,
    description text not null default '',
    additional_description text not null default '',
    remarks text,
    status text not null default 'pending' check (status in ('pending', 'approve', 'cancel')),
    section text check (section in ('new_arrivals', 'popular_items', 'weekly_deals')),
    is_popular boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1
  )`,
  `create index product_featured on product
    (is_popular desc, (in_stock > 0) desc, created_at desc, id) where status = 'approve'`,
  `create index product_section on product (section) where status = 'approve'`,
  `create index product_brand on product (brand_id)`,
  `create index product_category on product (category_id)`,
  `create index product_newest on product (created_at desc, id desc)`,

  `create table district (
    id integer generated always as identity primary key,
    name text not null,
    name_key text generated always as (lower(name)) stored unique
  )`,
  `create table city (
    id integer generated always as identity primary key,
    district_id integer not null references district,
    name text not null,
    name_key text generated always as (lower(name)) stored,
    unique (district_id, name_key)
  )`,

  `create table orders (
    id integer generated always as identity primary key,
    order_number text not null unique,
    created_at timestamptz not null default now(),
    customer_name text not null,
    email text not null,
    phone text not null,
    address text not null,
    district_id integer not null references district,
    city_id integer not null references city,
    delivery_type text not null check (delivery_type in ('home_delivery', 'shop_pickup')),
    payment_method text not null check (payment_method in ('cash_on_delivery')),
    status text not null default 'pending'
      check (status in ('pending', 'complete', 'cancel', 'others')),
    remarks text,
    total_paisa bigint not null check (total_paisa >= 0),
    version integer not null default 1,
    deleted_at timestamptz
  )`,
  `create index orders_newest on orders (created_at desc, id desc) where deleted_at is null`,
  `create index orders_status on orders (status, created_at desc, id desc) where deleted_at is null`,
  `create index orders_district on orders (district_id)`,
  `create index orders_city on orders (city_id)`,
  `create table order_item (
    order_id integer not null references orders on delete cascade,
    line integer not null,
    product_id integer not null,
    product_name text not null,
    price_paisa bigint not null check (price_paisa >= 0),
    quantity integer not null check (quantity > 0),
    primary key (order_id, line)
  )`,
  `create table order_history (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    at timestamptz not null default now(),
    by_email text,
    from_status text,
    to_status text not null,
    remarks text
  )`,
  `create index order_history_order on order_history (order_id, id)`,
  // The last number given out per year; taken inside the order's transaction, so none is skipped.
  `create table order_counter (year integer primary key, last integer not null)`,

  // initial stock + sum of movements = stock, for every product (checked by the doctor).
  `create table stock_movement (
    id integer generated always as identity primary key,
    product_id integer not null references product on delete cascade,
    order_id integer references orders on delete set null,
    at timestamptz not null default now(),
    quantity integer not null check (quantity <> 0),
    reason text not null check (reason in ('initial', 'order', 'cancel', 'reopen', 'edit', 'delete'))
  )`,
  `create index stock_movement_product on stock_movement (product_id)`,
  `create index stock_movement_order on stock_movement (order_id)`,
  `create table idempotency_key (
    key text primary key,
    request_hash text not null,
    answer jsonb,
    created_at timestamptz not null default now()
  )`,

  `create table banner (
    id integer generated always as identity primary key,
    position integer not null default 0,
    discount text not null default '',
    title text not null default '',
    date_range text not null default '',
    image text not null default '',
    title2 text not null default '',
    title3 text not null default '',
    title4 text not null default ''
  )`,
  `create table poster (
    id integer generated always as identity primary key,
    type text not null check (type in ('category', 'hero')),
    position integer not null default 0,
    images jsonb not null default '[]'
  )`,
  `create table site_setting (
    key text primary key,
    value jsonb not null,
    updated_at timestamptz not null default now()
  )`,
  // The release each remote last ran, so that its routes are known while its files are away.
  `create table remote_release (
    name text primary key,
    version text not null,
    record jsonb not null,
    activated_at timestamptz not null default now()
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

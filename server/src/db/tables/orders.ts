/** Orders with their places, lines and messages. */
export const ORDERS = /* sql */ `

-- Terms of delivery are a city's own, else its district's, else the country's, which the settings hold.
create table district (
  id integer generated always as identity primary key,
  name text not null,
  name_key text generated always as (lower(name)) stored unique,
  delivery jsonb
);

create table city (
  id integer generated always as identity primary key,
  district_id integer not null references district,
  name text not null,
  name_key text generated always as (lower(name)) stored,
  delivery jsonb,
  unique (district_id, name_key)
);

create table orders (
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
  status text not null default 'pending' check (status in ('pending', 'complete', 'cancel', 'others')),
  remarks text,
  total_paisa bigint not null check (total_paisa >= 0),
  -- The terms it was placed on.
  delivery_charge_paisa bigint not null default 0 check (delivery_charge_paisa >= 0),
  promised_from date,
  promised_to date,
  version integer not null default 1,
  deleted_at timestamptz,
  -- A shopper placed it, or staff took it down on the phone.
  source text not null default 'web' check (source in ('web', 'phone')),
  -- Every part begins with a space, so that the beginning of a part can be looked for.
  search_text text not null generated always as (lower(normalize(
    ' ' || customer_name || ' ' || email || ' ' || phone || ' ' || order_number))) stored,
  check ((promised_from is null) = (promised_to is null) and promised_from <= promised_to)
);

create index orders_newest on orders (created_at desc, id desc) where deleted_at is null;

create index orders_status on orders (status, created_at desc, id desc) where deleted_at is null;

create index orders_district on orders (district_id, created_at desc, id desc);

create index orders_city on orders (city_id, created_at desc, id desc);

create index orders_number on orders (order_number collate "C") where deleted_at is null;

create index orders_late on orders (promised_to) where deleted_at is null and status in ('pending', 'others');

create index orders_search on orders using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 512) where deleted_at is null;

-- PostgreSQL crosses the lists of two names by skipping through them, while trigrams of names that tens of
-- thousands have in common are crossed one by one.
create index orders_customer_words on orders
  using gin (to_tsvector('simple'::regconfig, customer_name)) where deleted_at is null;

create table order_item (
  order_id integer not null references orders on delete cascade,
  line integer not null,
  product_id integer not null,
  product_name text not null,
  price_paisa bigint not null check (price_paisa >= 0),
  quantity integer not null check (quantity > 0),
  -- As it was sold, whatever becomes of the variant.
  variant_id integer,
  variant_name text,
  variant_code text,
  primary key (order_id, line)
);

create table order_history (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  at timestamptz not null default now(),
  by_email text,
  by_customer boolean not null default false,
  from_status text,
  to_status text not null,
  remarks text,
  -- What staff tell the buyer with a change of status.
  customer_message text
);

create index order_history_order on order_history (order_id, id);

-- The last number given out per year; taken inside the order's transaction, so none is skipped.
create table order_counter (
  year integer primary key,
  last integer not null
);

-- For every product the sum of its movements is its stock (checked by the doctor).
create table stock_movement (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  variant_id integer,
  order_id integer references orders on delete set null,
  at timestamptz not null default now(),
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in ('initial', 'order', 'cancel', 'reopen', 'edit', 'delete'))
);

create index stock_movement_product on stock_movement (product_id);

create index stock_movement_order on stock_movement (order_id);

create table idempotency_key (
  key text primary key,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now()
);

create index idempotency_key_created on idempotency_key (created_at);

-- One row per message, written in the transaction of the event it reports. The text is made when the message is
-- sent, from the order's own snapshot, so a row stays small; a message about something else has its text with it.
-- Each page has free room: every row changes twice.
create table outbox (
  id integer generated always as identity primary key,
  order_id integer references orders on delete cascade,
  kind text not null,
  audience text not null check (audience in ('buyer', 'shop', 'team')),
  channel text not null check (channel in ('email', 'sms')),
  status text,
  customer_message text,
  notice jsonb,
  recipient text,
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'failed', 'held', 'discarded')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null)),
  constraint outbox_about check ((order_id is null) = (notice is not null)),
  constraint outbox_status check ((order_id is null) = (status is null))
) with (fillfactor = 80);

create index outbox_due on outbox (next_attempt_at) where state = 'waiting';

create index outbox_state on outbox (state, id desc);

create index outbox_sent on outbox (sent_at) where state = 'sent';

-- Housekeeping looks for what was written long ago and never sent.
create index outbox_unsent on outbox (created_at) where state in ('failed', 'held', 'discarded');
`;

import { sql, type Kysely } from 'kysely';

const STAGES = `'new', 'confirmed', 'packed', 'handed_over', 'on_the_way', 'could_not_deliver', 'coming_back',
  'delivered', 'came_back', 'closed'`;

/** Couriers, and the way of orders to their buyers, parcel by parcel. */
const TABLES = [
  `create table courier (
    id integer generated always as identity primary key,
    name text not null,
    name_key text generated always as (lower(name)) stored unique,
    phone text not null,
    kind text not null check (kind in ('rider', 'courier', 'bus')),
    active boolean not null default true,
    version integer not null default 1
  )`,
  // Of a city, else of its district, else of the whole country; of several weights the first that is enough.
  `create table courier_place (
    id integer generated always as identity primary key,
    courier_id integer not null references courier on delete cascade,
    district_id integer references district on delete cascade,
    city_id integer references city on delete cascade,
    up_to_grams integer check (up_to_grams > 0),
    charge_paisa bigint not null check (charge_paisa >= 0),
    days integer check (days >= 0),
    check (city_id is null or district_id is not null)
  )`,
  `create index courier_place_courier on courier_place (courier_id)`,
  `create index courier_place_district on courier_place (district_id)`,
  `create index courier_place_city on courier_place (city_id)`,
  // An order without rows here is one parcel that is new.
  `create table parcel (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    number integer not null check (number > 0),
    courier_id integer references courier,
    consignment text,
    weight_grams integer check (weight_grams > 0),
    pieces integer not null default 1 check (pieces > 0),
    cash_due_paisa bigint not null check (cash_due_paisa >= 0),
    promised_from date,
    promised_to date,
    -- What its events say, and when the last one that moved it came.
    stage text not null default 'new' check (stage in (${STAGES})),
    stage_since timestamptz not null default now(),
    version integer not null default 1,
    unique (order_id, number),
    check ((promised_from is null) = (promised_to is null) and promised_from <= promised_to)
  )`,
  `create index parcel_open on parcel (stage, order_id) include (courier_id)
    where stage not in ('delivered', 'came_back', 'closed')`,
  `create index parcel_courier on parcel (courier_id, stage, order_id)`,
  `create index parcel_consignment on parcel (consignment) where consignment is not null`,
  `create table parcel_item (
    parcel_id integer not null references parcel on delete cascade,
    order_id integer not null,
    line integer not null,
    quantity integer not null check (quantity > 0),
    -- Pieces that left the stock for it and have not come back.
    away integer not null check (away >= 0),
    -- Pieces checked in when it came back; null before.
    whole integer check (whole >= 0),
    damaged integer check (damaged >= 0),
    primary key (parcel_id, line),
    constraint parcel_item_line_fkey foreign key (order_id, line) references order_item on delete cascade,
    check ((whole is null) = (damaged is null) and whole + damaged <= quantity)
  )`,
  `create index parcel_item_line on parcel_item (order_id, line)`,
  // Rows are added and never changed.
  `create table parcel_event (
    id integer generated always as identity primary key,
    parcel_id integer not null references parcel on delete cascade,
    order_id integer not null,
    at timestamptz not null default now(),
    source text not null check (source in ('staff', 'rider', 'courier_file', 'webhook', 'buyer', 'shop')),
    by_email text,
    event text not null,
    from_stage text not null check (from_stage in (${STAGES})),
    to_stage text not null check (to_stage in (${STAGES})),
    reason text,
    remarks text,
    courier_id integer references courier,
    -- The same report told twice is written once.
    mark text
  )`,
  `create index parcel_event_parcel on parcel_event (parcel_id, id)`,
  `create unique index parcel_event_mark on parcel_event (order_id, mark) where mark is not null`,
  `create index parcel_event_courier on parcel_event (courier_id) where courier_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(table).execute(db);
  // That of the least advanced parcel. Which values there are the code says: a check would read every order.
  await sql`alter table orders add column stage text not null default 'new'`.execute(db);
  await sql`
    create index orders_stage on orders (stage, created_at, id) include (district_id, city_id, promised_to)
    where deleted_at is null and status in ('pending', 'others')
  `.execute(db);
  // Goods come back for more reasons than before.
  await sql`
    alter table stock_movement drop constraint if exists stock_movement_reason_check
  `.execute(db);
  // The stage of a parcel that a message tells of. What has a mark is written once.
  await sql`
    alter table outbox add column parcel_id integer references parcel on delete cascade, add column stage text,
      add column mark text
  `.execute(db);
  await sql`
    create unique index outbox_mark on outbox (mark) where mark is not null
  `.execute(db);
}

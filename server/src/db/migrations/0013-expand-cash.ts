import { sql, type Kysely } from 'kysely';

/** What an edit of an order changed, what a courier takes for a parcel, and which of a rider's links is good. */
async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_history add column changes jsonb`.execute(db);
  await sql`
    alter table parcel add column charge_paisa bigint check (charge_paisa >= 0)
  `.execute(db);
  await sql`
    alter table courier add column link_number integer not null default 0
  `.execute(db);
}

/** The cash book, what was handed in at once, and what is still owed of each parcel. */
const TABLES = [
  `create table cash_settlement (
    id integer generated always as identity primary key,
    courier_id integer not null references courier,
    at timestamptz not null default now(),
    day date not null,
    by_email text not null,
    reference text not null default '',
    source text not null,
    mark text not null unique
  )`,
  `create index cash_settlement_courier on cash_settlement (courier_id, id)`,
  // Rows are added and never changed. It names no order: whoever writes to one would wait for its lock, and hold a courier's.
  `create table cash_entry (
    id integer generated always as identity primary key,
    at timestamptz not null default now(),
    day date not null,
    kind text not null,
    amount_paisa bigint not null check (amount_paisa <> 0),
    courier_id integer references courier,
    parcel_id integer not null references parcel on delete cascade,
    settlement_id integer references cash_settlement,
    by_email text,
    remarks text
  )`,
  `create index cash_entry_day on cash_entry (day, id)`,
  `create index cash_entry_parcel on cash_entry (parcel_id, id)`,
  `create index cash_entry_courier on cash_entry (courier_id, day) where courier_id is not null`,
  `create index cash_entry_settlement on cash_entry (settlement_id) where settlement_id is not null`,
  // The sum of entries, as far as it is not 0, so that who owes what is no sum over years.
  `create table cash_owed (
    courier_id integer not null references courier,
    parcel_id integer not null references parcel on delete cascade,
    owed_paisa bigint not null,
    since timestamptz not null default now(),
    primary key (courier_id, parcel_id)
  )`,
  `create index cash_owed_parcel on cash_owed (parcel_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  for (const table of TABLES) await sql.raw(table).execute(db);
}

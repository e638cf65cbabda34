import { sql, type Kysely } from 'kysely';

/** Goods that buyers send back: what they asked for, what came of it, and their pictures. */
const TABLES = [
  `create table order_return (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    number integer not null check (number > 0),
    parcel_id integer not null references parcel on delete cascade,
    kind text not null,
    reason text not null,
    remarks text not null default '',
    asked_at timestamptz not null default now(),
    -- What its events say, and when the last one came.
    state text not null default 'asked',
    state_since timestamptz not null default now(),
    -- The parcel with other pieces in their place.
    exchange_parcel_id integer unique references parcel on delete cascade,
    version integer not null default 1,
    -- The same request sent twice is one return.
    mark text,
    unique (order_id, number),
    unique (order_id, mark)
  )`,
  `create index order_return_state on order_return (state, id)`,
  `create index order_return_parcel on order_return (parcel_id)`,
  `create table order_return_item (
    return_id integer not null references order_return on delete cascade,
    line integer not null,
    quantity integer not null check (quantity > 0),
    -- Pieces as they were received; null before.
    whole integer check (whole >= 0),
    damaged integer check (damaged >= 0),
    primary key (return_id, line),
    check ((whole is null) = (damaged is null) and whole + damaged <= quantity)
  )`,
  // Rows are added and never changed.
  `create table order_return_event (
    id integer generated always as identity primary key,
    return_id integer not null references order_return on delete cascade,
    at timestamptz not null default now(),
    by_email text,
    state text not null,
    words text not null default '',
    mark text,
    unique (return_id, mark)
  )`,
  // Drawn again by the shop, and seen by nobody but staff and this buyer: so they lie beside no others.
  `create table order_return_picture (
    id integer generated always as identity primary key,
    return_id integer not null references order_return on delete cascade,
    picture bytea not null
  )`,
  `create index order_return_picture_return on order_return_picture (return_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(table).execute(db);
  // What was paid back for which return, how, and by which reference.
  await sql`
    alter table cash_entry add column return_id integer references order_return on delete cascade,
      add column refund_way text, add column refund_reference text
  `.execute(db);
  await sql`
    create unique index cash_entry_return on cash_entry (return_id) where return_id is not null
  `.execute(db);
}

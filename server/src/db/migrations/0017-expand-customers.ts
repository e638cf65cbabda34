import { sql, type Kysely } from 'kysely';

/** Numbers and e-mails that are one customer, what staff note of one, and which of the owner's rules met which order. */
const TABLES = [
  `create table customer (
    id integer generated always as identity primary key,
    at timestamptz not null default now()
  )`,
  // A number without a row here is a customer of its own.
  `create table customer_contact (
    contact text primary key,
    customer_id integer not null references customer on delete cascade,
    at timestamptz not null default now(),
    by_email text not null
  )`,
  `create index customer_contact_customer on customer_contact (customer_id)`,
  // Rows are added and never changed. A note stays with the number it was written on, whatever that is joined to.
  `create table customer_note (
    id integer generated always as identity primary key,
    phone text not null,
    at timestamptz not null default now(),
    by_email text not null,
    note text not null
  )`,
  `create index customer_note_phone on customer_note (phone, id)`,
  // Rows are added and never changed: once for each order and rule, with the figures it was judged by.
  `create table order_rule (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    at timestamptz not null default now(),
    rule text not null,
    leads_to text not null,
    figures jsonb not null,
    unique (order_id, rule)
  )`,
  `create index order_rule_at on order_rule (at)`,
  // The orders of a number, the newest first.
  `create index orders_phone on orders (phone, created_at desc, id desc) where deleted_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(table).execute(db);
}

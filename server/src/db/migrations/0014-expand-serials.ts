import { sql, type Kysely } from 'kysely';

/** Products whose pieces have a serial number of their own, and the numbers of pieces that were packed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table serial_product (product_id integer primary key references product on delete cascade)
  `.execute(db);
  await sql`
    create table parcel_serial (
      parcel_id integer not null references parcel on delete cascade,
      line integer not null,
      serial text not null,
      at timestamptz not null default now(),
      by_email text not null,
      primary key (parcel_id, line, serial)
    )
  `.execute(db);
  await sql`create index parcel_serial_serial on parcel_serial (serial)`.execute(db);
}

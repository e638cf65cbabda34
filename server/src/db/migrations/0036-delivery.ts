import { sql, type Kysely } from 'kysely';

/**
 * What delivery costs and how long it takes: for a city, else for its district, else for the country, which
 * the settings say. An order keeps what it was told; those of before were delivered free.
 */
const statements = [
  `alter table district add column delivery jsonb`,
  `alter table city add column delivery jsonb`,
  `alter table orders
    add column delivery_charge_paisa bigint not null default 0 check (delivery_charge_paisa >= 0),
    add column promised_from date,
    add column promised_to date,
    add check ((promised_from is null) = (promised_to is null) and promised_from <= promised_to)`,
  // What waits for the end would keep a later migration from changing the table.
  `set constraints all immediate`,
  `set constraints all deferred`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

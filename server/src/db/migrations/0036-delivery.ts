import { sql, type Kysely } from 'kysely';

/**
 * The price and duration of delivery: a city's own, else its district's, else the country's, which the
 * settings hold. An order stores the terms it was placed on; earlier orders were delivered free.
 */
const statements = [
  `alter table district add column delivery jsonb`,
  `alter table city add column delivery jsonb`,
  `alter table orders
    add column delivery_charge_paisa bigint not null default 0 check (delivery_charge_paisa >= 0),
    add column promised_from date,
    add column promised_to date,
    add check ((promised_from is null) = (promised_to is null) and promised_from <= promised_to)`,
  // Deferred checks that still wait would block a later migration from changing the table.
  `set constraints all immediate`,
  `set constraints all deferred`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

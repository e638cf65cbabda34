import { sql, type Kysely } from 'kysely';

/**
 * The terms shoppers search for. A visitor is known only by marks of one week, made with its key and deleted
 * with it; a term is stored in words only after three visitors have searched for it (D62). The marks are in
 * no backup, and gone after a crash of the database.
 */
const statements = [
  `create unlogged table search_window (number integer primary key, key text not null)`,
  // One row for each visitor of a term on a day (product 0), and one for each product they chose.
  `create unlogged table search_mark (
    number integer not null references search_window on delete cascade,
    term text not null,
    visitor text not null,
    day date not null,
    product_id integer not null default 0,
    nothing boolean not null,
    primary key (number, term, visitor, day, product_id)
  )`,
  `create table searched_term (
    day date not null,
    term text not null,
    visitors integer not null,
    nothing integer not null,
    clicks integer not null,
    primary key (day, term)
  )`,
  `create table searched_product (
    day date not null,
    term text not null,
    product_id integer not null references product on delete cascade,
    clicks integer not null,
    primary key (day, term, product_id)
  )`,
  `create index searched_product_product on searched_product (product_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

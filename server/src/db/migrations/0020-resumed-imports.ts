import { sql, type Kysely } from 'kysely';

/** The progress of a file of products, so that an interrupted import continues where it stopped. */
const statements = [
  `create table product_import (
    id uuid primary key,
    file_hash text not null,
    -- Rows up to this line are written.
    done_line integer not null default 1,
    changed integer not null default 0,
    created_at timestamptz not null default now()
  )`,
  `create index product_import_old on product_import (created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

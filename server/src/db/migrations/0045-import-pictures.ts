import { sql, type Kysely } from 'kysely';

/** Pictures that were sent for the new products of an import, until those are written. */
const statements = [
  `create table product_import_picture (
    import_id uuid not null,
    name text not null check (name <> ''),
    path text not null,
    created_at timestamptz not null default now(),
    primary key (import_id, name)
  )`,
  `create index product_import_picture_old on product_import_picture (created_at)`,
  `create index product_import_picture_path on product_import_picture (path)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/** Products whose id or slug is among the texts. */
export async function findKeys(db: Db, texts: readonly string[]) {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from product where id = any(${texts.filter(isId).map(Number)}::integer[])
    union
    select id, slug from product where slug = any(${[...texts]}::text[])
  `.execute(db);
  return rows;
}

/** Reads the progress of an import; undefined if it has not started. */
export function findImport(db: Db, id: string) {
  return db
    .selectFrom('product_import')
    .select(['file_hash', 'done_line', 'changed'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A duplicate call may have started the import a moment before. */
export async function beginImport(db: Db, id: string, file_hash: string): Promise<void> {
  await db
    .insertInto('product_import')
    .values({ id, file_hash })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Reads the progress and locks it until the transaction ends. */
export function lockImport(trx: Trx, id: string) {
  return trx
    .selectFrom('product_import')
    .select(['done_line', 'changed'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function moveImport(
  trx: Trx,
  id: string,
  state: { done_line: number; changed: number },
): Promise<void> {
  await trx.updateTable('product_import').set(state).where('id', '=', id).execute();
}

/** Products with one of these lower-case titles; the oldest, if there are several. */
export async function findTitles(
  db: Db,
  titles: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (titles.length === 0) return new Map();
  const { rows } = await sql<{ title: string; id: number }>`
    select lower(title) as title, min(id) as id from product
    where lower(title) = any(${[...titles]}::text[]) group by lower(title)
  `.execute(db);
  return new Map(rows.map(({ title, id }) => [title, id]));
}

/** The pictures uploaded for an import: paths by name. */
export async function readPictures(db: Db, id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('product_import_picture')
    .select(['name', 'path'])
    .where('import_id', '=', id)
    .execute();
  return new Map(rows.map(({ name, path }) => [name, path]));
}

/** Counts the pictures, and returns whether one of this name exists. */
export async function lookForPicture(db: Db, id: string, name: string) {
  const { rows } = await sql<{ total: number; is_there: boolean }>`
    select count(*)::integer as total, coalesce(bool_or(name = ${name}), false) as is_there
    from product_import_picture where import_id = ${id}
  `.execute(db);
  return rows[0] ?? { total: 0, is_there: false };
}

/** @returns false if one of this name was added in the meantime */
export async function writePicture(
  db: Db,
  picture: { import_id: string; name: string; path: string },
): Promise<boolean> {
  const row = await db
    .insertInto('product_import_picture')
    .values(picture)
    .onConflict((conflict) => conflict.columns(['import_id', 'name']).doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes some of the pictures uploaded more than this many days ago; returns their paths. */
export async function forgetPictures(db: Db, days: number): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    delete from product_import_picture where (import_id, name) in (
      select import_id, name from product_import_picture
      where created_at < now() - make_interval(days => ${days}) limit 200 for update skip locked
    ) returning path
  `.execute(db);
  return rows.map(({ path }) => path);
}

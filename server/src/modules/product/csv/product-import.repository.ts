import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/** Products of which one of the texts is the id or slug. */
export async function findKeys(db: Db, texts: readonly string[]) {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from product where id = any(${texts.filter(isId).map(Number)}::integer[])
    union
    select id, slug from product where slug = any(${[...texts]}::text[])
  `.execute(db);
  return rows;
}

/** How far an import has come; undefined for one that has not begun. */
export function findImport(db: Db, id: string) {
  return db
    .selectFrom('product_import')
    .select(['file_hash', 'done_line', 'changed'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same call may have come a moment before: then it has begun already. */
export async function beginImport(db: Db, id: string, file_hash: string): Promise<void> {
  await db
    .insertInto('product_import')
    .values({ id, file_hash })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** How far it has come, which stays so until the transaction ends. */
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

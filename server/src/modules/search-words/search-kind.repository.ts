import { sql, type Transaction } from 'kysely';
import type { AddSearchKindRequest } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

export async function insertKind(
  trx: Trx,
  { name, parent_id, category_id }: AddSearchKindRequest,
): Promise<number> {
  const { id } = await trx
    .insertInto('search_kind')
    .values({ name, parent_id, category_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateKind(
  trx: Trx,
  id: number,
  { name, parent_id, category_id }: AddSearchKindRequest,
): Promise<void> {
  await trx
    .updateTable('search_kind')
    .set({ name, parent_id, category_id, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes the phrases that were removed and appends the new ones. */
export async function writePhrases(
  trx: Trx,
  kind_id: number,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const gone = before.filter((phrase) => !after.includes(phrase));
  const fresh = after.filter((phrase) => !before.includes(phrase));
  if (gone.length > 0) {
    await trx
      .deleteFrom('search_phrase')
      .where('kind_id', '=', kind_id)
      .where('phrase', 'in', gone)
      .execute();
  }
  if (fresh.length === 0) return;
  const rows = fresh.map((phrase) => ({ phrase, kind_id, finds: null }));
  await trx.insertInto('search_phrase').values(rows).execute();
}

/** Its phrases are deleted with it; the kinds below it move to its parent. */
export async function deleteKind(trx: Trx, id: number, parent_id: number | null): Promise<void> {
  await trx
    .updateTable('search_kind')
    .set({ parent_id, version: sql`version + 1` })
    .where('parent_id', '=', id)
    .execute();
  await trx.deleteFrom('search_kind').where('id', '=', id).execute();
}

import { sql, type Kysely, type Transaction } from 'kysely';
import type { SearchKind, SearchWord, SearchWordsResponse } from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { Database } from '../../db/schema';
import { currentCatalogue } from '../catalogue/current-catalogue';
import { withLabel } from '../nepali';

type Trx = Transaction<Database>;

const PHRASES = sql<string[]>`array(
  select phrase from search_phrase where kind_id = search_kind.id order by id)`;

/** A stored kind. */
export type StoredKind = Omit<SearchKind, 'products'>;

/** Every kind by its name, with its phrases as they were entered. */
export function readKinds(db: Kysely<Database>): Promise<StoredKind[]> {
  return db
    .selectFrom('search_kind')
    .select(['id', 'name', 'parent_id', 'category_id', 'version'])
    .select(PHRASES.as('phrases'))
    .orderBy(sql`name_key collate "C"`)
    .execute();
}

/** Every phrase without a kind, in alphabetical order. */
export function readWords(db: Kysely<Database>): Promise<SearchWord[]> {
  return db
    .selectFrom('search_phrase')
    .select(['id', 'phrase', 'finds', 'version'])
    .where('kind_id', 'is', null)
    .orderBy(sql`lower(phrase) collate "C"`)
    .orderBy('id')
    .execute();
}

/** Lists the search words for administrators. */
export async function listSearchWords(
  db: Kysely<Database>,
  language: Language,
): Promise<SearchWordsResponse> {
  const categories = db
    .selectFrom('category')
    .select(['id', 'name', 'name_ne'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const kinds = await readKinds(db);
  const catalogue = await currentCatalogue(db);
  return {
    kinds: kinds.map((kind) => ({ ...kind, products: catalogue.productsOfKind(kind.id) })),
    words: await readWords(db),
    categories: (await categories).map((each) => withLabel(each, language)),
  };
}

/** Serialises changes of search words, so that checked rules still hold at the commit. */
export async function lockSearchWords(trx: Trx): Promise<void> {
  await sql`lock table search_kind, search_phrase in share row exclusive mode`.execute(trx);
}

/** Invalidates searches once the transaction has been committed. */
export const sayWordsChanged = (trx: Trx): Promise<void> => touchAreas(trx, 'product', 'phrases');

/** The name of a category, locked until the transaction ends. */
export async function holdCategory(trx: Trx, id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('category')
    .select('name')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row?.name;
}

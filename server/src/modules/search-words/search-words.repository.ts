import { sql, type Kysely, type Transaction } from 'kysely';
import type { SearchKind, SearchWord, SearchWordsResponse } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

const PRODUCTS = sql<number>`coalesce(
  (select total from search_word where word = '~' || search_kind.id), 0)`;
const PHRASES = sql<string[]>`array(
  select phrase from search_phrase where kind_id = search_kind.id order by id)`;

/** Every kind by its name, with its phrases as they were entered and how many products are of it. */
export function readKinds(db: Kysely<Database>): Promise<SearchKind[]> {
  return db
    .selectFrom('search_kind')
    .select(['id', 'name', 'parent_id', 'category_id', 'version'])
    .select([PHRASES.as('phrases'), PRODUCTS.as('products')])
    .orderBy(sql`name_key collate "C"`)
    .execute();
}

/** Every phrase that belongs to no kind, in the order of the alphabet. */
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
export async function listSearchWords(db: Kysely<Database>): Promise<SearchWordsResponse> {
  const waiting = db
    .selectFrom('search_renewal')
    .select('kind')
    .where('kind', '=', 'all')
    .executeTakeFirst();
  const categories = db
    .selectFrom('category')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    kinds: await readKinds(db),
    words: await readWords(db),
    categories: await categories,
    renewing: (await waiting) !== undefined,
  };
}

/** Makes changes of words wait for each other, so that a rule that was checked still holds at the end. */
export async function lockSearchWords(trx: Trx): Promise<void> {
  await sql`lock table search_kind, search_phrase in share row exclusive mode`.execute(trx);
}

/** The name of a category, which stays until the transaction ends. */
export async function holdCategory(trx: Trx, id: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('category')
    .select('name')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row?.name;
}

/** Counts the words of each phrase that a search could find: a phrase with none says nothing. */
export async function countWords(db: Kysely<Database>, phrases: readonly string[]) {
  const { rows } = await sql<{ phrase: string; words: number }>`
    select phrase, case when search_key(phrase) = '' then 0
      else cardinality(search_words(phrase)) end as words
    from unnest(${[...phrases]}::text[]) with ordinality as given (phrase, place) order by place
  `.execute(db);
  return rows;
}

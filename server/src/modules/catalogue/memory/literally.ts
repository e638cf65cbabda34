import type { Kysely } from 'kysely';
import { runStatement } from '@pasal/core/db/statement';
import type { Database } from '../../../db/schema';
import { NAME_TABLES } from '../../product-record/product.columns';
import { containing } from '../../search-pattern';

/** Characters with a meaning in SQL patterns. */
const SIGNS = /[%_\\]/;
/** Maximum words with signs that are matched literally. */
const MOST_WORDS = 3;

const TEXT = `select product.id from product ${NAME_TABLES}
  where product.id = any ($1::integer[])
    and concat_ws(E'\\n', product.title, product.title_ne, brand.name, category.name, subcategory.name, product.description)
      ilike all ($2::text[])`;

/** The words of a search with signs that must occur in a text as typed; the index finds words without them. */
export const literalWords = (typed: string): string[] =>
  [...new Set(typed.split(/\s+/u).filter((word) => SIGNS.test(word)))].slice(0, MOST_WORDS);

/** Those of some products whose texts contain these words literally: the index only has words without signs. */
export async function withWords(
  db: Kysely<Database>,
  words: readonly string[],
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const values = [ids, words.map(containing)];
  const rows = await runStatement<{ id: number }>(db, { text: TEXT, values });
  return new Set(rows.map(({ id }) => id));
}

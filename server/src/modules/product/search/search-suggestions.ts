import type { Kysely } from 'kysely';
import type { SearchSuggestions } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { runStatement, type Statement } from '@pasal/core/db/statement';
import { currentVocabulary } from './vocabulary/current-vocabulary';

/** The share of trigrams that a suggested word has in common with a typed one. */
const RESEMBLING = 0.3;
/** Words that are looked at, best first: of some nothing is on sale. */
const LOOKED_AT = 10;

/** Words of products that are not on sale stay private (D7). */
const SUGGESTIONS = `
  select array(select word from unnest($1::text[]) with ordinality as near (word, place)
      where exists (select from product where status = 'approve'
        and search @@ ('''' || near.word || '''')::tsquery)
      order by place limit 5) as words,
    array(select name from category
      where exists (select from product where status = 'approve' and category_id = category.id)
      order by position, id limit 8) as categories`;

/** The statement that finds what to offer where a search found nothing: those of these words that are on sale. */
export function suggestionsStatement(near: readonly string[]): Statement {
  return { text: SUGGESTIONS, values: [near] };
}

/** Words of what is on sale that resemble the typed ones, best first, and categories, in their order. */
export async function suggestionsFor(
  db: Kysely<Database>,
  typed: string,
): Promise<SearchSuggestions> {
  const near = (await currentVocabulary(db)).wordsLike(typed, RESEMBLING).slice(0, LOOKED_AT);
  const [found] = await runStatement<SearchSuggestions>(db, suggestionsStatement(near));
  return found ?? { words: [], categories: [] };
}

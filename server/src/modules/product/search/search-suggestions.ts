import type { Kysely } from 'kysely';
import type { SearchSuggestions } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { runStatement, type Statement } from '../../../db/statement';

/** Words of products that are not on sale are nobody's business (D7). */
const SUGGESTIONS = `
  with near as materialized (
    select search_word.word, max(similarity(search_word.word, typed)) as close
    from unnest((search_words($1::text))[1:8]) as typed
      join search_word on search_word.word % typed
    where total > 0 and search_word.word !~ '[0-9~]' and search_word.word <> typed
    group by search_word.word order by close desc, search_word.word limit 10
  )
  select array(select word from near
      where exists (select from product where status = 'approve'
        and search @@ ('''' || near.word || '''')::tsquery)
      order by close desc, word limit 5) as words,
    array(select name from category
      where exists (select from product where status = 'approve' and category_id = category.id)
      order by position, id limit 8) as categories`;

/** The statement that finds what to offer where a search found nothing. */
export function suggestionsStatement(typed: string): Statement {
  return { text: SUGGESTIONS, values: [typed] };
}

/** Words of what is on sale that resemble the typed ones, best first, and categories, in their order. */
export async function suggestionsFor(
  db: Kysely<Database>,
  typed: string,
): Promise<SearchSuggestions> {
  const [found] = await runStatement<SearchSuggestions>(db, suggestionsStatement(typed));
  return found ?? { words: [], categories: [] };
}

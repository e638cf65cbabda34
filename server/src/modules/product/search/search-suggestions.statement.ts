import type { Statement } from '@pasal/core/db/statement';

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

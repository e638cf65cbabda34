import type { Values } from '../../../db/statement';
import { containing } from '../../search-pattern';

/** Most products a search shows: those with every word in the title first. */
const SEARCH_LIMIT = 500;

/** Whether a search says anything. */
export function isBlank(search: string | undefined): boolean {
  return search === undefined || search.trim() === '';
}

/**
 * Words are found without what stands between them; a sign that means something to SQL must be there
 * as it was typed.
 */
function literally(typed: string, values: Values): string {
  const patterns = typed.split(/\s+/u).filter((word) => /[%_\\]/.test(word));
  return patterns
    .map(
      (word) => ` and concat_ws(E'\\n', product.title,
        (select name from brand where id = product.brand_id),
        (select name from category where id = product.category_id),
        product.description) ilike ${values.add(containing(word))}`,
    )
    .join('');
}

interface Search {
  /** What the hits are called in the statement. */
  name: string;
  typed: string;
  /** Columns of `product` the hits have, beside `tier`. */
  columns: string;
  /** Conditions on `product`. */
  within: string;
  values: Values;
}

/**
 * Common table expressions that find what a search means. `tier` is 1 where the title alone has every
 * word, 2 with the brand, 3 with the category, else 4. Few rows are looked at, however many there are.
 */
export function searchHits({ name, typed, columns, within, values }: Search): string {
  const allowed = `${within}${literally(typed, values)}`;
  return `wanted as materialized (select search_query(${values.add(typed)}::text) as query),
    in_title as materialized (
      select ${columns}, 1 as tier from product
      where ts_filter(search, '{a}') @@ (select query from wanted) and ${allowed}
      limit ${SEARCH_LIMIT}
    ),
    elsewhere as materialized (
      select ${columns}, case
          when ts_filter(search, '{a,b}') @@ (select query from wanted) then 2
          when ts_filter(search, '{a,b,c}') @@ (select query from wanted) then 3
          else 4 end as tier
      from product
      where search @@ (select query from wanted)
        and not ts_filter(search, '{a}') @@ (select query from wanted) and ${allowed}
      limit ${SEARCH_LIMIT} - (select count(*) from in_title)
    ),
    ${name} as materialized (select * from in_title union all select * from elsewhere)`;
}

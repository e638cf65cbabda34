import { toPaisa } from '@pasal/shared/domain';
import type { Values } from '@pasal/core/db/statement';
import { SEARCH_LIMIT } from '../../modules/catalogue/search/product-search';
import type { WordedPrices } from '../../modules/catalogue/search/price-words';
import type { Understood } from '../../modules/catalogue/search/understand-search';
import { containing } from '../../modules/search-pattern';

const WORDED = 'product join plain_words on plain_words.product_id = product.id';

/** Signs that have a meaning in SQL. */
const SIGNS = /[%_\\]/;

/** True when a search has signs that must be in a text as they were typed. */
const hasSigns = (typed: string) => SIGNS.test(typed);

/** The most words with signs that are searched for as they are. */
const MOST_LITERAL = 3;

/**
 * Words are found without the signs between them; a sign that has a meaning in SQL must be there
 * as it was typed.
 */
function literally(typed: string, values: Values): string {
  const signed = new Set(typed.split(/\s+/u).filter(hasSigns));
  if (signed.size === 0) return '';
  const patterns = [...signed].slice(0, MOST_LITERAL).map(containing);
  return ` and concat_ws(E'\\n', product.title, product.title_ne,
    (select name from brand where id = product.brand_id),
    (select name from category where id = product.category_id),
    (select name from subcategory where id = product.subcategory_id),
    product.description) ilike all (${values.add(patterns)}::text[])`;
}

/** Condition that a product's price is within the search's prices. */
function costing(prices: WordedPrices | undefined, values: Values): string {
  const { from, to } = prices ?? {};
  const least =
    from === undefined ? '' : ` and price_paisa >= ${values.add(toPaisa(from))}::bigint`;
  const most = to === undefined ? '' : ` and price_paisa <= ${values.add(toPaisa(to))}::bigint`;
  return least + most;
}

interface Search {
  /** The name of the hits in the statement. */
  name: string;
  typed: string;
  understood: Pick<Understood, 'query' | 'kinds' | 'prices'>;
  /** Columns of `product` in the hits, in addition to `aside` and `tier`. */
  columns: string;
  /** Conditions on `product`. */
  within: string;
  values: Values;
}

/**
 * Common table expressions that find what a search means. `aside` is 0 for products of a kind that is
 * wanted, where none is for those with every word in the title, else 1. `tier` is 1 where the title alone
 * has every word, 2 with the brand, 3 with the category, else 4.
 */
export function searchHits({ name, typed, understood, columns, within, values }: Search): string {
  const { query, kinds, prices } = understood;
  const allowed = `${within}${literally(typed, values)}${costing(prices, values)}`;
  const wanted = '(select query from wanted)';
  const first =
    kinds === null
      ? `ts_filter(found_by, '{a}') @@ ${wanted}`
      : `found_by @@ (select query && kinds from wanted)`;
  const others =
    kinds === null
      ? `not ts_filter(found_by, '{a}') @@ ${wanted}`
      : `not found_by @@ (select kinds from wanted)`;
  const tier = `case
          when ts_filter(found_by, '{a}') @@ ${wanted} then 1
          when ts_filter(found_by, '{a,b}') @@ ${wanted} then 2
          when ts_filter(found_by, '{a,b,c}') @@ ${wanted} then 3
          else 4 end as tier`;
  return `wanted as materialized (select ${values.add(query)}::text::tsquery as query,
      ${values.add(kinds)}::text::tsquery as kinds),
    foremost as materialized (
      select ${columns}, 0 as aside, ${kinds === null ? '1 as tier' : tier} from ${WORDED}
      where ${first} and ${allowed}
      limit ${SEARCH_LIMIT}
    ),
    elsewhere as materialized (
      select ${columns}, 1 as aside, ${tier}
      from ${WORDED}
      where found_by @@ ${wanted} and ${others} and ${allowed}
      limit ${SEARCH_LIMIT} - (select count(*) from foremost)
    ),
    ${name} as materialized (select * from foremost union all select * from elsewhere)`;
}

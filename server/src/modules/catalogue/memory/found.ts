import type { ProductSort } from '@pasal/shared/contracts';
import { toPaisa } from '@pasal/shared/domain';
import type { ListingScope } from '../../product/listing/scope';
import { SEARCH_LIMIT } from '../../product/search/product-search';
import type { Understood } from '../../product/search/understand-search';
import { readExpression } from './expression';
import { matchesOf } from './matches';
import type { ProductIndex } from './product-index';
import { isWithin } from './scopes';
import { smallest } from './smallest';

/** What a search means, as far as the index answers it. */
type Meaning = Pick<Understood, 'kinds' | 'prices'> & { query: string };

/** More than there are places in an order. */
const PLACES = 2 ** 27;
const TIERS = 8;

/**
 * The places of what a search finds in a scope: the five hundred that fit best, in this order, or in the one that was
 * asked for. First comes what is of a kind that is wanted, where none is what has every word in the title; then what is
 * in stock; then what has the words in better places.
 */
export function placesFound(
  index: ProductIndex,
  { query, kinds, prices = {} }: Meaning,
  scope: ListingScope,
  sort: ProductSort = 'featured',
): Int32Array {
  const { columns, words, orders } = index;
  const { places, count, tiers } = matchesOf(readExpression(query), words, columns.size);
  const wanted = kinds === null ? undefined : matchesOf(readExpression(kinds), words, columns.size);
  const fits = isWithin(index, scope);
  const least = prices.from === undefined ? 0 : toPaisa(prices.from);
  const most = prices.to === undefined ? Infinity : toPaisa(prices.to);
  const ranks = orders.of('featured').ranks();
  const keys = new Float64Array(count);
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const price = columns.price[place] ?? 0;
    if (!fits(place) || price < least || price > most) continue;
    const tier = tiers[place] ?? 0;
    const isFirst = wanted === undefined ? tier === 1 : wanted.tiers[place] !== 0;
    const isMissing = columns.isAvailable[place] !== 1;
    const fit = (Number(!isFirst) * 2 + Number(isMissing)) * TIERS + tier;
    keys[found] = fit * PLACES + (ranks[place] ?? 0);
    found += 1;
  }
  const featured = orders.of('featured').places();
  const shown = Int32Array.from(
    smallest(keys.subarray(0, found), SEARCH_LIMIT),
    (key) => featured[key % PLACES] ?? 0,
  );
  if (sort === 'featured') return shown;
  const order = orders.of(sort).ranks();
  return shown.toSorted((one, other) => (order[one] ?? 0) - (order[other] ?? 0));
}

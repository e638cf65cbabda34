import type { ProductSort } from '@pasal/shared/contracts';
import { toPaisa } from '@pasal/shared/domain';
import { SEARCH_LIMIT } from '../../product/search/product-search';
import type { Understood } from '../../product/search/understand-search';
import { readExpression } from './expression';
import { matchesOf } from './matches';
import type { ProductIndex } from './product-index';
import { smallest } from './smallest';

/** What a search means, as far as the index answers it. */
export type Meaning = Pick<Understood, 'kinds' | 'prices'> & { query: string };

/** More than there are places in an order. */
const PLACES = 2 ** 27;
const TIERS = 8;

/** Calls `visit` with each place that fits, and how well: a smaller number is better. */
function eachFound(
  index: ProductIndex,
  { query, kinds: wantedKinds, prices = {} }: Meaning,
  visit: (place: number, isAside: boolean, tier: number) => void,
): void {
  const { columns } = index;
  const { places, count, tiers } = matchesOf(readExpression(query), index, columns.size);
  const wanted =
    wantedKinds === null ? undefined : matchesOf(readExpression(wantedKinds), index, columns.size);
  const least = prices.from === undefined ? 0 : toPaisa(prices.from);
  const most = prices.to === undefined ? Infinity : toPaisa(prices.to);
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const price = columns.price[place] ?? 0;
    if (price < least || price > most) continue;
    const tier = tiers[place] ?? 0;
    visit(place, wanted === undefined ? tier !== 1 : wanted.tiers[place] === 0, tier);
  }
}

/**
 * The places a search finds among those that fit: the five hundred that are found best, in this order, or in the one
 * that was asked for. First comes what is of a kind that is wanted, where none is what has every word in the title;
 * then what is in stock; then what has the words in better places.
 */
export function placesFound(
  index: ProductIndex,
  meaning: Meaning,
  fits: (place: number) => boolean,
  sort: ProductSort = 'featured',
): Int32Array {
  const { columns, orders } = index;
  const ranks = orders.of('featured').ranks();
  const keys = new Float64Array(columns.size);
  let found = 0;
  eachFound(index, meaning, (place, isAside, tier) => {
    if (!fits(place)) return;
    const isMissing = columns.isAvailable[place] !== 1;
    const fit = (Number(isAside) * 2 + Number(isMissing)) * TIERS + tier;
    keys[found] = fit * PLACES + (ranks[place] ?? 0);
    found += 1;
  });
  const featured = orders.of('featured').places();
  const shown = Int32Array.from(
    smallest(keys.subarray(0, found), SEARCH_LIMIT),
    (key) => featured[key % PLACES] ?? 0,
  );
  if (sort === 'featured') return shown;
  const order = orders.of(sort).ranks();
  return shown.toSorted((one, other) => (order[one] ?? 0) - (order[other] ?? 0));
}

/** The ids of all a search finds, whoever sees it: first what is of a kind or has the words in the title, then the newest. */
export function idsFound(index: ProductIndex, meaning: Meaning): number[] {
  const { columns } = index;
  const found: { id: number; fit: number; created: number }[] = [];
  eachFound(index, meaning, (place, isAside, tier) => {
    if (!index.isThere(place)) return;
    const [id = 0, created = 0] = [columns.id[place], columns.created[place]];
    found.push({ id, fit: Number(isAside) * TIERS + tier, created });
  });
  return found
    .toSorted(
      (one, other) => one.fit - other.fit || other.created - one.created || other.id - one.id,
    )
    .map(({ id }) => id);
}

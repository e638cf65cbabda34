import type { ListSort } from '../listing/list-sort';
import { SEARCH_LIMIT } from '../search/product-search';
import { joined, tierAt } from './matches';
import type { ProductIndex } from './product-index';
import { smallest } from './smallest';
import { wantedOf, type Meaning, type Wanted } from './wanted';

/** More than the positions in any sort order. */
const PLACES = 2 ** 27;
const TIERS = 8;
/** If at least one in this many products matches, all are scanned in sort order. */
const SPARSE = 8;

/** Calls `visit` with each matching position and its rank: smaller is better. */
function eachFound(
  { parts, isInPrice, isAside }: Wanted,
  size: number,
  visit: (place: number, isAside: boolean, tier: number) => void,
): void {
  const { places, count, tiers } = joined(parts, size);
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const tier = tiers[place] ?? 0;
    if (isInPrice(place)) visit(place, isAside(place, tier), tier);
  }
}

/** The rank of a match: smaller is better. */
const fitOf = (isAside: boolean, isMissing: boolean, tier: number) =>
  (Number(isAside) * 2 + Number(isMissing)) * TIERS + tier;

type Fits = (place: number) => boolean;

/** The best of a few matches: collects all, then sorts them. */
function bestOfFew({ columns, orders }: ProductIndex, wanted: Wanted, fits: Fits): Int32Array {
  const featured = orders.of('featured');
  const ranks = featured.ranks();
  const keys = new Float64Array(columns.size);
  let found = 0;
  eachFound(wanted, columns.size, (place, isAside, tier) => {
    if (!fits(place)) return;
    const fit = fitOf(isAside, columns.isAvailable[place] !== 1, tier);
    keys[found] = fit * PLACES + (ranks[place] ?? 0);
    found += 1;
  });
  const places = featured.places();
  return Int32Array.from(
    smallest(keys.subarray(0, found), SEARCH_LIMIT),
    (key) => places[key % PLACES] ?? 0,
  );
}

/** The best of many matches: scans all products in sort order, until no better match can follow. */
function bestOfMany({ columns, orders }: ProductIndex, wanted: Wanted, fits: Fits): Int32Array {
  const { parts, best, isInPrice, isAside, allAside } = wanted;
  const first = fitOf(allAside, false, best);
  const byFit: number[][] = [];
  for (const place of orders.of('featured').places()) {
    const tier = tierAt(parts, place);
    if (tier === 0 || !isInPrice(place) || !fits(place)) continue;
    const fit = fitOf(isAside(place, tier), columns.isAvailable[place] !== 1, tier);
    const alike = (byFit[fit] ??= []);
    if (alike.length < SEARCH_LIMIT) alike.push(place);
    else if (fit === first) break;
  }
  return Int32Array.from(byFit.flat().slice(0, SEARCH_LIMIT));
}

/**
 * The positions a search finds among the matches: the best five hundred, by relevance or in the requested order. Relevance: first products
 * of a wanted kind, or with every word in the title if there are none; then those in stock; then those with the words in better fields.
 */
export function placesFound(
  index: ProductIndex,
  meaning: Meaning,
  fits: Fits,
  sort: ListSort = 'featured',
): Int32Array {
  const wanted = wantedOf(index, meaning);
  const isMany = (wanted.parts[0]?.count ?? 0) * SPARSE > index.columns.size;
  const shown = (isMany ? bestOfMany : bestOfFew)(index, wanted, fits);
  if (sort === 'featured') return shown;
  const order = index.orders.of(sort).ranks();
  return shown.toSorted((one, other) => (order[one] ?? 0) - (order[other] ?? 0));
}

/** The ids of everything a search finds, public or not: first matches by kind or title, then the newest. */
export function idsFound(index: ProductIndex, meaning: Meaning): number[] {
  const { columns } = index;
  const found: { id: number; fit: number; created: number }[] = [];
  eachFound(wantedOf(index, meaning), columns.size, (place, isAside, tier) => {
    if (!index.isThere(place)) return;
    const [id = 0, created = 0] = [columns.id[place], columns.created[place]];
    found.push({ id, fit: fitOf(isAside, false, tier), created });
  });
  return found
    .toSorted(
      (one, other) => one.fit - other.fit || other.created - one.created || other.id - one.id,
    )
    .map(({ id }) => id);
}

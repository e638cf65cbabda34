import { toPaisa } from '@pasal/shared/domain';
import type { Understood } from '../search/understand-search';
import { readExpression } from './expression';
import { matchesOf, partsOf, type Matches } from './matches';
import type { ProductIndex } from './product-index';

/** The part of a search's meaning that the index answers. */
export type Meaning = Pick<Understood, 'kinds' | 'prices'> & { query: string };

/** A search, prepared for matching. */
export interface Wanted {
  /** The required parts; those with the fewest positions first. */
  parts: readonly Readonly<Matches>[];
  /** The lowest tier of any position that matches all parts. */
  best: number;
  isInPrice: (place: number) => boolean;
  /** True if a position ranks after others: it is of no wanted kind or, without kinds, does not match by title alone. */
  isAside: (place: number, tier: number) => boolean;
  /** True if this holds for every position. */
  allAside: boolean;
}

/** Prepares a search. */
export function wantedOf(index: ProductIndex, { query, kinds, prices = {} }: Meaning): Wanted {
  const { columns } = index;
  const parts = partsOf(readExpression(query), index, columns.size);
  const best = Math.max(...parts.map((part) => part.best));
  const wanted =
    kinds === null ? undefined : matchesOf(readExpression(kinds), index, columns.size).tiers;
  const least = prices.from === undefined ? 0 : toPaisa(prices.from);
  const most = prices.to === undefined ? Infinity : toPaisa(prices.to);
  return {
    parts,
    best,
    isInPrice(place) {
      const price = columns.price[place] ?? 0;
      return price >= least && price <= most;
    },
    isAside: (place, tier) => (wanted ? (wanted[place] ?? 0) === 0 : tier !== 1),
    allAside: wanted === undefined && best !== 1,
  };
}

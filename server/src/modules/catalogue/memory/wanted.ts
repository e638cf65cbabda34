import { toPaisa } from '@pasal/shared/domain';
import type { Understood } from '../search/understand-search';
import { readExpression } from './expression';
import { matchesOf, partsOf, type Matches } from './matches';
import type { ProductIndex } from './product-index';

/** What a search means, as far as the index answers it. */
export type Meaning = Pick<Understood, 'kinds' | 'prices'> & { query: string };

/** A search as it is looked for. */
export interface Wanted {
  /** What has to fit, each; those with the fewest places first. */
  parts: readonly Readonly<Matches>[];
  /** No place that fits all parts has a lower tier. */
  best: number;
  isInPrice: (place: number) => boolean;
  /** True where a place stands behind others: it is of no kind that is wanted, or else not found by its title alone. */
  isAside: (place: number, tier: number) => boolean;
  /** True when every place stands aside. */
  allAside: boolean;
}

/** Looks up what a search means. */
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

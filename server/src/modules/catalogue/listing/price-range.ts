import type { ListQuery } from './list-sort';
import { toPaisa } from '@pasal/shared/domain';

/** Prices from `from` up to but not including `to`, in paisa. */
export interface PriceRange {
  from: number;
  to: number;
}

/** Converts from rupees to paisa; undefined if no price is given. */
export function priceRange({ minPrice, maxPrice }: ListQuery): PriceRange | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  return {
    from: minPrice === undefined ? 0 : toPaisa(minPrice),
    to: maxPrice === undefined ? Number.MAX_SAFE_INTEGER : toPaisa(maxPrice) + 1,
  };
}

import type { PriceRange } from '@pasal/shared/domain';

/** The range as URL filters: an end equal to the slider's own is no filter. */
export function rangeFilter({ low, high }: PriceRange, maximum: number) {
  return {
    ...(low > 0 && { minPrice: low }),
    ...(high < maximum && { maxPrice: high }),
  };
}

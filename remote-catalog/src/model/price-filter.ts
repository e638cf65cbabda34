import type { PriceRange } from '@pasal/shared/domain';

/** The range as filters of the URL: an end that equals the slider's own is no filter. */
export function rangeFilter({ low, high }: PriceRange, maximum: number) {
  return {
    ...(low > 0 && { minPrice: low }),
    ...(high < maximum && { maxPrice: high }),
  };
}

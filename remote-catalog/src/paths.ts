import { CATEGORY_PATTERN, PRODUCT_PATTERN } from '@pasal/shared/domain';

/** The catalogue's route patterns; links to them are in shared, because all parts of the shop have some. */
export const patterns = {
  home: '/',
  category: CATEGORY_PATTERN,
  product: PRODUCT_PATTERN,
  search: '/search',
  wishlist: '/wishlist',
  compare: '/compare',
} as const;

/** The parameter that selects a variant in a product's address. */
export const VARIANT = 'variant';

/** The parameter with the ids of compared products, in order. */
export const COMPARED = 'ids';

/** The comparison of these products; without any, of those stored in this browser. */
export const comparePath = (ids: readonly number[]) =>
  ids.length === 0 ? patterns.compare : `${patterns.compare}?${COMPARED}=${ids.join(',')}`;

import { CATEGORY_PATTERN, PRODUCT_PATTERN } from '@pasal/shared/domain';

/** The addresses the catalogue answers; links to them are in shared, for all parts of the shop have some. */
export const patterns = {
  home: '/',
  category: CATEGORY_PATTERN,
  product: PRODUCT_PATTERN,
  search: '/search',
  wishlist: '/wishlist',
  compare: '/compare',
} as const;

/** The parameter of a product's address that chooses one of its variants. */
export const VARIANT = 'variant';

/** Which products the comparison shows, by their ids in their order. */
export const COMPARED = 'ids';

/** The comparison of these products; without any, of those this browser keeps. */
export const comparePath = (ids: readonly number[]) =>
  ids.length === 0 ? patterns.compare : `${patterns.compare}?${COMPARED}=${ids.join(',')}`;

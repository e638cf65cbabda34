/** The addresses the catalogue answers; links to them are in shared, for all parts of the shop have some. */
export const patterns = {
  home: '/',
  category: '/product-category/:category',
  product: '/product/:slug',
  search: '/search',
  wishlist: '/wishlist',
} as const;

/** What of a product's address chooses one of its variants. */
export const VARIANT = 'variant';

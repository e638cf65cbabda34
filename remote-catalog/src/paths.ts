/** The addresses the catalogue answers; links to them are in shared, for all parts of the shop have some. */
export const patterns = {
  home: '/',
  category: '/product-category/:category',
  product: '/product/:slug',
  search: '/search',
  wishlist: '/wishlist',
} as const;

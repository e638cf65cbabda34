export const messages = {
  home: 'Home',
  product: 'Product',
  loading: 'Loading...',
  /** spec §2 "Product page", §8 */
  loadFailed: 'Failed to load product',
  notFound: 'Product not found',
  browse: 'Continue Shopping',
};

export const messages = {
  home: 'Home',
  product: 'Product',
  loading: 'Loading...',
  /** R2.58 */
  loadFailed: 'Failed to load product',
  notFound: 'Product not found',
  browse: 'Continue Shopping',
};

export const messages = {
  /** R2.32, R2.33 */
  title: 'Popular Items',
  viewAll: 'View all',
  addToCart: 'Add to Cart',
  outOfStock: 'Out of Stock',
  /** R8.15 */
  loadFailed: 'Error loading products.',
  empty: 'No popular products yet.',
};

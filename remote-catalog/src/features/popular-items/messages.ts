export const messages = {
  /** spec §2 "Home" */
  title: 'Popular Items',
  viewAll: 'View all',
  addToCart: 'Add to Cart',
  outOfStock: 'Out of Stock',
  /** spec §8 */
  loadFailed: 'Error loading products.',
  empty: 'No popular products yet.',
};

export const messages = {
  /** spec §2 "Home" */
  title: 'New Arrivals',
  viewAll: 'View all',
  /** spec §8 */
  loadFailed: 'Error loading products.',
  empty: 'No new products yet.',
};

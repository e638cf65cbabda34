export const messages = {
  /** R2.30 */
  title: 'New Arrivals',
  viewAll: 'View all',
  /** R8.15 */
  loadFailed: 'Error loading products.',
  empty: 'No new products yet.',
};

export const messages = {
  title: 'Related products',
  viewAll: 'View all',
  /** R8.15 */
  loadFailed: 'Error loading products.',
};

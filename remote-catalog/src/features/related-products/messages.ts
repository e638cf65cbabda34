export const messages = {
  title: 'Related products',
  viewAll: 'View all',
  /** spec §8 */
  loadFailed: 'Error loading products.',
};

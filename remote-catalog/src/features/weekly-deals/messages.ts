export const messages = {
  /** spec §2 "Home" */
  title: 'Deal Of The Week',
  viewAll: 'View All',
  previous: 'Previous deals',
  next: 'Next deals',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  /** spec §8 */
  loadFailed: 'Error loading products.',
  empty: 'No deals this week yet.',
};

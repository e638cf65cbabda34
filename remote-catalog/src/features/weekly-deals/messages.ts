export const messages = {
  /** R2.35, R2.36 */
  title: 'Deal Of The Week',
  viewAll: 'View All',
  previous: 'Previous deals',
  next: 'Next deals',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  /** R8.15 */
  loadFailed: 'Error loading products.',
  empty: 'No deals this week yet.',
};

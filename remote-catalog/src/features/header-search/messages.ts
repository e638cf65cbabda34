export const messages = {
  label: 'Search products',
  /** R2.19 */
  loading: 'Loading...',
  failed: 'Error loading results.',
  empty: 'No results found.',
  /** D37 */
  retry: 'Retry',
  results: 'Search results',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};

export const messages = {
  label: 'Search products',
  /** spec §2 "Header search", §8 */
  loading: 'Loading...',
  failed: 'Error loading results.',
  empty: 'No results found.',
  /** decision 37 */
  retry: 'Retry',
  results: 'Search results',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};

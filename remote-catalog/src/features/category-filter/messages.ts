export const messages = {
  /** R2.25 to R2.29 */
  filter: 'Filter',
  categories: 'Categories',
  clearAll: 'Clear all',
  showMore: 'Show More',
  showLess: 'Show Less',
  moreBrands: (count: number) => `+${count} more brands...`,
  brandsOf: (category: string) => `Brands of ${category}`,
  allOf: (category: string) => `All ${category}`,
  noBrands: 'No brands yet.',
  selected: 'Selected:',
  loadFailed: 'The categories could not be loaded.',
  empty: 'No categories yet.',
};

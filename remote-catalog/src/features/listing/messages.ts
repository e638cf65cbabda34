import type { ProductSort } from '@pasal/shared/contracts';

export const messages = {
  /** R2.46 to R2.48 */
  /** One has the singular (D50). */
  found: (total: number) => (total === 1 ? '1 product found' : `${total} products found`),
  empty: 'No products match your filters.',
  reset: 'Reset Filters',
  loadFailed: 'Error loading products.',
  list: 'Products',
  sort: 'Sort by',
  applied: 'Applied filters',
  remove: (filter: string) => `Remove filter ${filter}`,
  from: (price: string) => `From ${price}`,
  upTo: (price: string) => `Up to ${price}`,
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  pastTheEnd: 'This list has no such page.',
  firstPage: 'Go to the first page',
};

/** The five labels of the sort dropdown, in its order (R2.45). */
export const sortLabels: Record<ProductSort, string> = {
  featured: 'Featured',
  price_asc: 'Price: Low to High',
  price_desc: 'Price: High to Low',
  name_asc: 'Name: A-Z',
  name_desc: 'Name: Z-A',
};

import type { ProductSort } from '@pasal/shared/contracts';
import { WORDS } from '@pasal/shared/domain';

/** R2.46 to R2.48 */
/** One has the singular (D50). */
export const found = (total: number) =>
  total === 1 ? '1 product found' : `${total} products found`;
export const empty = 'No products match your filters.';
export const reset = 'Reset Filters';
export const loadFailed = WORDS.productsFailed;
export const list = 'Products';
export const sort = 'Sort by';
export const applied = 'Applied filters';
export const remove = (filter: string) => `Remove filter ${filter}`;
export const from = (price: string) => `From ${price}`;
export const upTo = (price: string) => `Up to ${price}`;
export const pages = 'Pages';
export const page = (page: number) => `Page ${page}`;
export const previous = 'Previous';
export const next = 'Next';
export const pastTheEnd = "This page doesn't exist.";
export const firstPage = 'Go to the first page';

/** The five labels of the sort dropdown, in its order (R2.45). */
export const sortLabels: Record<ProductSort, string> = {
  featured: 'Featured',
  price_asc: 'Price: Low to High',
  price_desc: 'Price: High to Low',
  name_asc: 'Name: A-Z',
  name_desc: 'Name: Z-A',
};

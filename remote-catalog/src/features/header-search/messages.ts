import { WORDS } from '@pasal/shared/domain';

export const label = 'Search products';
/** R2.19 */
export const loading = WORDS.loading;
export const failed = 'Error loading results.';
export const empty = 'No results found.';
/** D37 */
export const retry = WORDS.retry;
export const last = 'Last searches';
export const forget = (term: string) => `Remove ${term} from your last searches`;
export const popular = 'Popular searches';
export const results = 'Search results';
export const products = 'Products';
export const categories = 'Categories';
/** Leads to what the search finds in one category. */
export const within = (query: string, category: string) => `${query} in ${category}`;
export const seeAll = (total: number) =>
  total === 1 ? 'See 1 result' : `See all ${total} results`;
export const count = (count: number) => (count === 1 ? '1 result' : `${count} results`);

import { WORDS } from '@pasal/shared/domain';

/** R2.25 to R2.29 */
export const filter = 'Filter';
export const categories = 'Categories';
export const clearAll = 'Clear all';
export const showMore = 'Show More';
export const showLess = 'Show Less';
export const moreBrands = (count: number) => `+${count} more brands...`;
export const brandsOf = (category: string) => `Brands of ${category}`;
export const allOf = (category: string) => `All ${category}`;
export const noBrands = 'No brands yet.';
export const selected = 'Selected:';
export const loading = WORDS.loading;
export const loadFailed = "Categories couldn't be loaded.";
export const empty = 'No categories yet.';

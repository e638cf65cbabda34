import { WORDS } from '@pasal/shared/domain';

/** R2.32, R2.33 */
export const title = 'Popular Items';
export const viewAll = 'View all';
export const outOfStock = 'Out of Stock';
export const loading = WORDS.loading;
/** R8.15 */
export const loadFailed = WORDS.productsFailed;

import { WORDS } from '@pasal/shared/domain';

export const title = 'Related products';
export const instead = 'Similar products in stock';
export const viewAll = 'View all';
/** R8.15 */
export const loadFailed = WORDS.productsFailed;

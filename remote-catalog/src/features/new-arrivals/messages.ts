import { WORDS } from '@pasal/shared/domain';

/** R2.30 */
export const title = 'New Arrivals';
/** Its own heading, below (D94). */
export const moreProducts = 'More products';
export const viewAll = 'View all';
/** R8.15 */
export const loadFailed = WORDS.productsFailed;

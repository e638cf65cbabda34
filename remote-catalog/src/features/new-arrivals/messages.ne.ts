import { WORDS } from '@pasal/shared/domain';

/** R2.30 */
export const title = 'नयाँ सामान';
/** Its own heading, below (D94). */
export const moreProducts = 'अरू सामान';
export const viewAll = 'सबै हेर्नुहोस्';
/** R8.15 */
export const loadFailed = WORDS.productsFailed;

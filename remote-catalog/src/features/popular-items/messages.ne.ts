import { WORDS } from '@pasal/shared/domain';

/** R2.32, R2.33 */
export const title = 'लोकप्रिय सामान';
export const viewAll = 'सबै हेर्नुहोस्';
export const outOfStock = 'स्टकमा छैन';
export const loading = WORDS.loading;
/** R8.15 */
export const loadFailed = WORDS.productsFailed;

import { WORDS } from '@pasal/shared/domain';

export const home = 'Home';
export const product = 'Product';
export const loading = WORDS.loading;
/** R2.58 */
export const loadFailed = WORDS.productFailed;
export const notFound = WORDS.productNotFound;
export const browse = 'Continue Shopping';

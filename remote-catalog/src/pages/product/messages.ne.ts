import { WORDS } from '@pasal/shared/domain';

export const home = 'गृहपृष्ठ';
export const product = 'सामान';
export const loading = WORDS.loading;
/** R2.58 */
export const loadFailed = WORDS.productFailed;
export const notFound = WORDS.productNotFound;
export const browse = 'किनमेल जारी राख्नुहोस्';

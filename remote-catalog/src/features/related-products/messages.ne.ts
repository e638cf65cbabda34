import { WORDS } from '@pasal/shared/domain';

export const title = 'मिल्दाजुल्दा सामान';
export const instead = 'स्टकमा भएका उस्तै सामान';
export const viewAll = 'सबै हेर्नुहोस्';
/** R8.15 */
export const loadFailed = WORDS.productsFailed;

import { WORDS } from '@pasal/shared/domain';

export const title = 'वर्गअनुसार किन्नुहोस्';
export const loading = WORDS.loading;

import { WORDS } from '@pasal/shared/domain';

export const title = 'Shop by category';
export const loading = WORDS.loading;

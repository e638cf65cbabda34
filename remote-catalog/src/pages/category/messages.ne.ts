import { headWords } from '@pasal/shared/domain';

export const home = headWords.homeStep;
export const selected = 'छानिएको:';
export const description = headWords.categoryDescription;

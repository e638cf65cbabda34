import { headWords } from '@pasal/shared/domain';

export const home = headWords.homeStep;
export const selected = 'Selected:';
export const description = headWords.categoryDescription;

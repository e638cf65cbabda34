import { headWords } from '@pasal/shared/domain';

export const title = headWords.homeTitle;
export const description = headWords.homeDescription;

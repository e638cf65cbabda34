import { headWords } from '@pasal/shared/domain';

export const title = headWords.unknownTitle;
export const text = "We can't find that page. It may have moved.";
export const home = 'Return Home';

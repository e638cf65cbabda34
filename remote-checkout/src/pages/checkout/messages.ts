import { headWords } from '@pasal/shared/domain';

/** R2.64 */
export const completeYourOrder = headWords.checkoutTitle;

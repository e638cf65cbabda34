import { headWords } from '@pasal/shared/domain';

/**
 * A list can be narrowed to these besides its facts: the words at the checkbox and at the chip that removes
 * it.
 */
export const available = 'In stock';
export const discounted = 'On sale';
/** Names the list above all categories. */
export const allProducts = headWords.allProducts;

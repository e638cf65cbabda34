import { headWords } from '@pasal/shared/domain';

/** Filters available besides facts: the labels of the checkbox and of its removal chip. */
export const available = 'In stock';
export const discounted = 'On sale';
/** Heads the list across all categories. */
export const allProducts = headWords.allProducts;

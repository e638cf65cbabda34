import type { CardProduct } from '@pasal/shared/contracts';
import { nameOfCategory, SECTION_LABELS, type Called } from '@pasal/shared/domain';
import type { CategoryPlace } from './category-place';
import * as messages from './listing-messages';

export type { Called } from '@pasal/shared/domain';

const words = { sections: SECTION_LABELS, allProducts: messages.allProducts };

/** The label of a URL's category, in the page's language. */
export const categoryCalled = (
  category: string,
  products: readonly CardProduct[] = [],
  place?: CategoryPlace,
): Called => nameOfCategory(category, { products, place }, words);

import { PRODUCT_LINE_NAMES } from '@pasal/shared/contracts';
import { productLineLabels } from './line-messages';

/** The short texts in their order, with their labels. */
export const PRODUCT_LINES = PRODUCT_LINE_NAMES.map((name) => ({
  name,
  label: productLineLabels[name],
}));

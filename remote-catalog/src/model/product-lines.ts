import { PRODUCT_LINE_NAMES } from '@pasal/shared/contracts';
import { PRODUCT_LINE_LABELS } from '@pasal/shared/domain';

/** The short texts in their order, with their labels. */
export const PRODUCT_LINES = PRODUCT_LINE_NAMES.map((name) => ({
  name,
  label: PRODUCT_LINE_LABELS[name],
}));

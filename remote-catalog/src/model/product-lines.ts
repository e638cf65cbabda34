import { PRODUCT_LINE_NAMES, type ProductLine } from '@pasal/shared/contracts';

/** The labels of a product's short texts, where it is bought and where it is compared. */
const LABELS: Readonly<Record<ProductLine, string>> = {
  warranty: 'Warranty',
};

/** The short texts in their order, with their labels. */
export const PRODUCT_LINES = PRODUCT_LINE_NAMES.map((name) => ({ name, label: LABELS[name] }));

import type { ProductLine } from '@pasal/shared/contracts';

/** The labels of a product's short texts, where it is bought and where it is compared. */
export const productLineLabels: Readonly<Record<ProductLine, string>> = {
  warranty: 'वारेन्टी',
};

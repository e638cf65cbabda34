import type { DraftField, ProductDraft } from '../../model/product-draft';

/** What every section of the form works with. */
export interface FormPart {
  draft: ProductDraft;
  /** What is wrong with each field, in words. */
  errors: Partial<Record<DraftField, string>>;
  set: (change: Partial<ProductDraft>) => void;
}

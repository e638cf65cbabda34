import type { ProductRow } from '../../product-record/product.columns';
import type { FactCounts } from './fact-facets';

/** The summary, which the last row of a listing has instead of a product. */
export interface Summary {
  id: null;
  total: number;
  min_paisa: number | null;
  max_paisa: number | null;
  brands: { name: string; name_ne: string | null; total: number }[];
  fact_counts: FactCounts[];
}

/** A page of products, with the summary of the whole list. */
export interface ProductList extends Omit<Summary, 'id'> {
  products: ProductRow[];
  /** True for a search whose unknown words were not looked up. */
  isUncorrected?: boolean;
}

/** A list without products. */
export const NO_PRODUCTS: ProductList = {
  products: [],
  total: 0,
  brands: [],
  fact_counts: [],
  min_paisa: null,
  max_paisa: null,
};

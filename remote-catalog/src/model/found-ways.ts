import type { Called } from './category-label';
import type { CardProduct, PublicProductsResponse } from '@pasal/shared/contracts';

/** Number of result categories listed. */
const CATEGORIES = 3;

/** The targets in the list below the search box, in order: products, categories, all results. */
export interface FoundWays {
  query: string;
  products: readonly CardProduct[];
  categories: readonly Called[];
  /** Total number of results. */
  total: number;
}

export const foundNothing: FoundWays = { query: '', products: [], categories: [], total: 0 };

/** The targets of a response; its products' categories, in order of appearance. */
export function foundWays(query: string, { products, total }: PublicProductsResponse): FoundWays {
  const called = products.map(
    ({ category: name, category_label: label }) =>
      [name, { name, ...(label && { label }) }] as const,
  );
  const categories = [...new Map(called).values()].slice(0, CATEGORIES);
  return { query, products, categories, total };
}

/** Number of lines in the list. */
export function countWays({ products, categories }: FoundWays): number {
  return products.length === 0 ? 0 : products.length + categories.length + 1;
}

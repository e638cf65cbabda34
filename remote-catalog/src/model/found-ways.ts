import type { Called } from './category-label';
import type { CardProduct, PublicProductsResponse } from '@pasal/shared/contracts';

/** So many of the categories of what was found are named. */
const CATEGORIES = 3;

/** The targets in the list under the search box, in its order: products, categories, all results. */
export interface FoundWays {
  query: string;
  products: readonly CardProduct[];
  categories: readonly Called[];
  /** The number of all results. */
  total: number;
}

export const foundNothing: FoundWays = { query: '', products: [], categories: [], total: 0 };

/** The ways of an answer; the categories are those of the products it has, the first one's first. */
export function foundWays(query: string, { products, total }: PublicProductsResponse): FoundWays {
  const called = products.map(
    ({ category: name, category_label: label }) =>
      [name, { name, ...(label && { label }) }] as const,
  );
  const categories = [...new Map(called).values()].slice(0, CATEGORIES);
  return { query, products, categories, total };
}

/** Lines of the list. */
export function countWays({ products, categories }: FoundWays): number {
  return products.length === 0 ? 0 : products.length + categories.length + 1;
}

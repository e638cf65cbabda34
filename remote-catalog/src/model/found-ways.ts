import type { CardProduct, PublicProductsResponse } from '@pasal/shared/contracts';

/** So many of the categories of what was found are named. */
const CATEGORIES = 3;

/** What the list under the search box leads to, in its order: products, categories, all of it. */
export interface FoundWays {
  query: string;
  products: readonly CardProduct[];
  categories: readonly string[];
  /** How many there are in all. */
  total: number;
}

export const foundNothing: FoundWays = { query: '', products: [], categories: [], total: 0 };

/** The ways of an answer; the categories are those of the products it has, the first one's first. */
export function foundWays(query: string, { products, total }: PublicProductsResponse): FoundWays {
  const categories = [...new Set(products.map(({ category }) => category))].slice(0, CATEGORIES);
  return { query, products, categories, total };
}

/** Lines of the list. */
export function countWays({ products, categories }: FoundWays): number {
  return products.length === 0 ? 0 : products.length + categories.length + 1;
}

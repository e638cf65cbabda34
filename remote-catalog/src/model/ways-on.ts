import type { PublicProductsResponse } from '@pasal/shared/contracts';

/** More than these would be a list to search in, not a way on. */
const WORDS = 6;
const CATEGORIES = 12;

/** Where a search that found nothing may go on: near words, and categories, those that may be meant first. */
export function waysOn(
  categories: readonly string[],
  suggestions: PublicProductsResponse['suggestions'],
): { words: string[]; categories: string[] } {
  const { words, categories: meant } = suggestions ?? { words: [], categories: [] };
  return {
    words: [...new Set(words)].slice(0, WORDS),
    categories: [...new Set([...meant, ...categories])].slice(0, CATEGORIES),
  };
}

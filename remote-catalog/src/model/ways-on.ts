import type { PublicProductsResponse } from '@pasal/shared/contracts';

/** More than these would be too long for suggestions. */
const WORDS = 6;
const CATEGORIES = 12;

/** Suggestions after a search without results: similar words, and categories, best matches first. */
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

import type { CardProduct } from '@pasal/shared/contracts';
import { SECTION_LABELS } from '@pasal/shared/domain';
import { isSection } from './listing-filters';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * What a person calls the category of a URL: the section's label, else the brand or category as the
 * products spell it; a category's id becomes its name (D1).
 */
export function categoryLabel(category: string, products: readonly CardProduct[] = []): string {
  if (isSection(category)) return SECTION_LABELS[category];
  const brand = products.find((product) => same(product.brand, category))?.brand;
  if (brand !== undefined) return brand;
  const known = products.find((product) => same(product.category, category))?.category;
  if (known !== undefined) return known;
  return /^\d+$/.test(category) ? (products[0]?.category ?? category) : category;
}

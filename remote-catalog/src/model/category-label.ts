import type { CardProduct } from '@pasal/shared/contracts';
import { SECTION_LABELS } from '@pasal/shared/domain';
import type { CategoryPlace } from './category-place';
import { isSection } from './listing-filters';
import * as messages from './listing-messages';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Names the category of a URL for people: the section's label, else the brand as the products spell it, else
 * the category or subcategory as the shop does; a category's id becomes its name (D1).
 */
export function categoryLabel(
  category: string,
  products: readonly CardProduct[] = [],
  place?: CategoryPlace,
): string {
  if (isSection(category)) return SECTION_LABELS[category];
  if (place && !place.category) return messages.allProducts;
  const brand = products.find((product) => same(product.brand, category))?.brand;
  if (brand !== undefined) return brand;
  const named = place?.child ?? place?.category;
  if (named) return named.name;
  const known = products.find((product) => same(product.category, category))?.category;
  if (known !== undefined) return known;
  return /^\d+$/.test(category) ? (products[0]?.category ?? category) : category;
}

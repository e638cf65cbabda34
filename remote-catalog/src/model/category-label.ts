import type { CardProduct } from '@pasal/shared/contracts';
import { SECTION_LABELS } from '@pasal/shared/domain';
import type { CategoryPlace } from './category-place';
import { isSection } from './listing-filters';
import * as messages from './listing-messages';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A name, and what it is in the page's language. */
export interface Called {
  name: string;
  label?: string | undefined;
}

/**
 * Names the category of a URL for people: the section's label, else the brand as the products spell it, else
 * the category or subcategory as the shop does; a category's id becomes its name (D1).
 */
export function categoryCalled(
  category: string,
  products: readonly CardProduct[] = [],
  place?: CategoryPlace,
): Called {
  if (isSection(category)) return { name: SECTION_LABELS[category] };
  if (place && !place.category) return { name: messages.allProducts };
  const ofBrand = products.find((product) => same(product.brand, category));
  if (ofBrand) return { name: ofBrand.brand, label: ofBrand.brand_label };
  const named = place?.child ?? place?.category;
  if (named) return named;
  const isNumber = /^\d+$/.test(category);
  const known =
    products.find((product) => same(product.category, category)) ?? (isNumber && products[0]);
  return known ? { name: known.category, label: known.category_label } : { name: category };
}

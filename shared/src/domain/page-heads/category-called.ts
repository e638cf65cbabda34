import { SECTIONS, type CardProduct, type Section } from '../../contracts';
import type { CategoryPlace } from './category-place';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A name, and its label in the page's language. */
export interface Called {
  name: string;
  label?: string | undefined;
}

/** Labels of what has no name in the catalogue. */
interface Words {
  sections: Readonly<Record<Section, string>>;
  allProducts: string;
}

/** True for the address of a section (D1). */
export const isSection = (value: string): value is Section =>
  SECTIONS.some((section) => section === value);

/**
 * The label of a URL's category: the section's, or else the brand in the products' spelling, or else the category or
 * subcategory in the shop's; an id becomes the category's name (D1).
 */
export function nameOfCategory(
  category: string,
  {
    products = [],
    place,
  }: { products?: readonly CardProduct[]; place?: CategoryPlace | undefined },
  words: Words,
): Called {
  if (isSection(category)) return { name: words.sections[category] };
  if (place && !place.category) return { name: words.allProducts };
  const ofBrand = products.find((product) => same(product.brand, category));
  if (ofBrand) return { name: ofBrand.brand, label: ofBrand.brand_label };
  const named = place?.child ?? place?.category;
  if (named) return named;
  const isNumber = /^\d+$/.test(category);
  const known =
    products.find((product) => same(product.category, category)) ?? (isNumber && products[0]);
  return known ? { name: known.category, label: known.category_label } : { name: category };
}

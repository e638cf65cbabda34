import { SECTIONS, type CardProduct, type Section } from '../../contracts';
import type { CategoryPlace } from './category-place';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A name, and what it is in the page's language. */
export interface Called {
  name: string;
  label?: string | undefined;
}

/** The words for what has no name in the catalogue. */
interface Words {
  sections: Readonly<Record<Section, string>>;
  allProducts: string;
}

/** True for the address of a section (D1). */
export const isSection = (value: string): value is Section =>
  SECTIONS.some((section) => section === value);

/**
 * Names the category of a URL for people: the section's label, else the brand as the products spell it, else
 * the category or subcategory as the shop does; a category's id becomes its name (D1).
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

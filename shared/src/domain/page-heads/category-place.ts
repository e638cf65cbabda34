import { ALL_PRODUCTS, type CategoryName, type Subcategory } from '../../contracts';

/** A listing's position among the categories; a subcategory includes its category. */
export interface CategoryPlace {
  category?: CategoryName;
  child?: Subcategory;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * The position in an address: above all categories, a category by name or id, or a subcategory by name. Undefined
 * for a section or brand.
 */
export function placeOf(
  address: string,
  categories: readonly CategoryName[] = [],
): CategoryPlace | undefined {
  if (address === ALL_PRODUCTS) return {};
  const category =
    categories.find(({ name }) => same(name, address)) ??
    categories.find(({ id }) => String(id) === address);
  if (category) return { category };
  for (const parent of categories) {
    const child = parent.children.find(({ name }) => same(name, address));
    if (child) return { category: parent, child };
  }
  return undefined;
}

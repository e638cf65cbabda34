import type { Brand, Category } from '@pasal/shared/contracts';

/** Up to this many categories are all shown; above it, only the first six until Show More (D3). */
const TOGGLE_ABOVE = 8;
const SHOWN_BY_DEFAULT = 6;
/** Brands a flyout shows before '+N more brands...' (R9.5). */
const BRANDS_SHOWN = 10;

/** The first part of a list and how many that leaves out. */
export interface Part<Item> {
  shown: readonly Item[];
  hidden: number;
}

export function hasToggle(categories: readonly unknown[]): boolean {
  return categories.length > TOGGLE_ABOVE;
}

export function shownCategories<Item>(categories: readonly Item[], all: boolean): readonly Item[] {
  return all || !hasToggle(categories) ? categories : categories.slice(0, SHOWN_BY_DEFAULT);
}

export function shownBrands<Item>(brands: readonly Item[], all: boolean): Part<Item> {
  const shown = all ? brands : brands.slice(0, BRANDS_SHOWN);
  return { shown, hidden: brands.length - shown.length };
}

/** 'category - brand' (R2.27). */
export function selectionLabel(category: string, brand?: string): string {
  return brand === undefined ? category : `${category} - ${brand}`;
}

/** Every brand once, in the order the categories name them. */
export function brandsOf(categories: readonly Category[]): Brand[] {
  const brands = categories.flatMap((category) => category.brands);
  return [...new Map(brands.map((brand) => [brand.id, brand])).values()];
}

import type { Section } from '@pasal/shared/contracts';

/** The subject of a listing before brands and prices narrow it; an absent field does not narrow. */
export interface ListingScope {
  section?: Section;
  brandId?: number;
  categoryId?: number;
  /** Alone: its category follows from it. */
  subcategoryId?: number;
  slug?: string;
  ids?: readonly number[];
}

/** The things a name stands for; a subcategory comes with its category. */
export interface Named {
  brand: number | null;
  category: number | null;
  within: number | null;
  child: number | null;
  parent: number | null;
  narrowed: number | null;
  narrowed_parent: number | null;
}

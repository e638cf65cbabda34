import type { Section } from '@pasal/shared/contracts';

/** The subject of a listing before filters by brand and price; an absent field does not restrict it. */
export interface ListingScope {
  section?: Section;
  brandId?: number;
  categoryId?: number;
  /** Set alone: its category follows from it. */
  subcategoryId?: number;
  slug?: string;
  ids?: readonly number[];
}

/** What a name refers to; a subcategory comes with its category. */
export interface Named {
  brand: number | null;
  category: number | null;
  within: number | null;
  child: number | null;
  parent: number | null;
  narrowed: number | null;
  narrowed_parent: number | null;
}

import type { CategoryName } from '../categories';

/** A kind of product and its names, in titles and in searches, separated by commas. */
export interface ReferenceKind {
  name: string;
  called: string;
  /** The parent kind. */
  below?: string;
  /** Products of this category are of this kind if their title gives nothing more specific. */
  category?: CategoryName;
}

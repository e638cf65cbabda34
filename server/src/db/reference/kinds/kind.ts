import type { CategoryName } from '../categories';

/** A kind of thing and what people call it, in titles and when they search; names are parted by commas. */
export interface ReferenceKind {
  name: string;
  called: string;
  /** The kind it is one of. */
  below?: string;
  /** Products of this category are of this kind where their title says nothing more exact. */
  category?: CategoryName;
}

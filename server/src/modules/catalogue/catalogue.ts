import type { SearchSuggestions } from '@pasal/shared/contracts';
import type { ListQuery } from './listing/list-sort';
import type { ListingScope, Named } from './listing/scope';
import type { ProductList } from './listing/product-list';
import type { ProductRow } from '../product-record/product.columns';
import type { Understood } from './search/understand-search';
import type { Vocabulary } from './search/vocabulary/vocabulary';

/** Names whose things are looked for: of an address, a category and a subcategory. */
export type NamesAsked = Record<'name' | 'within' | 'subcategory', string | undefined>;

/** These are listed for finders in parts of `PART_SIZE` ids each. */
export const PARTED = ['products', 'brands'] as const;
export type Parted = (typeof PARTED)[number];
/** Most addresses of one part; the format would allow ten times as many. */
export const PART_SIZE = 5000;

/** What a finder is told of: what its address is made of, and when it changed where that is known. */
export interface Listed {
  name: string;
  changed: Date | null;
}

/**
 * The catalogue as visitors see it: the one door of lists, searches, pages of products and what finders are told. Behind
 * it answers this server's memory. Another engine would stand behind it as well (decision record 0060).
 */
export interface Catalogue {
  /** Finds what names stand for. */
  findNamed(names: NamesAsked): Promise<Named>;
  /**
   * One page of a list, its total and its facets.
   * @param understood what the search means, where there is one
   */
  list(scope: ListingScope, query: ListQuery, understood?: Understood): Promise<ProductList>;
  /** The ids of every product a search finds, whoever sees it, those it fits best first: for the lists of staff. */
  found(typed: string, understood: Understood): Promise<number[]>;
  /** What typed words may mean. */
  vocabulary(): Promise<Vocabulary>;
  /** Products of a kind, whoever sees them. */
  productsOfKind(kind: number): number;
  /** A product for its own page; undefined where visitors see none of this address. */
  product(slug: string): Promise<ProductRow | undefined>;
  /** What to offer where a search found nothing: those of these words that are on sale, and categories. */
  suggest(near: readonly string[]): Promise<SearchSuggestions>;
  /** True when a brand, category or subcategory is called exactly so. */
  hasName(name: string): Promise<boolean>;
  /** The numbers of the parts that hold anything, from 1. */
  parts(of: Parted): Promise<number[]>;
  /** What one part lists, by id. */
  part(of: Parted, number: number): Promise<Listed[]>;
  /**
   * Categories and subcategories with a product on sale, in their order. One that is called as a brand is left out: its
   * address shows that (D1).
   */
  categories(): Promise<Listed[]>;
}

/** What lists are made of. */
export type Lists = Pick<Catalogue, 'findNamed' | 'list' | 'vocabulary'>;

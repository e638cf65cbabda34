import type { SearchSuggestions } from '@pasal/shared/contracts';
import type { ListQuery } from './listing/list-sort';
import type { ListingScope, Named } from './listing/scope';
import type { ProductList } from './listing/product-list';
import type { ProductRow } from '../product-record/product.columns';
import type { Understood } from './search/understand-search';
import type { Vocabulary } from './search/vocabulary/vocabulary';

/** Names to look up: of an address, a category and a subcategory. */
export type NamesAsked = Record<'name' | 'within' | 'subcategory', string | undefined>;

/** Listed for search engines in parts of `PART_SIZE` ids each. */
export const PARTED = ['products', 'brands'] as const;
export type Parted = (typeof PARTED)[number];
/** Maximum URLs per part; the sitemap format would allow ten times as many. */
export const PART_SIZE = 5000;

/** An entry for search engines: what its URL is made of, and its last change if known. */
export interface Listed {
  name: string;
  changed: Date | null;
}

/**
 * The catalogue as visitors see it: the single interface for lists, searches, product pages and sitemaps. This server's memory implements
 * it; another engine could do so as well (decision record 0060).
 */
export interface Catalogue {
  /** Looks up names. */
  findNamed(names: NamesAsked): Promise<Named>;
  /**
   * One page of a list, its total and its facets.
   * @param understood the meaning of the search, if any
   */
  list(scope: ListingScope, query: ListQuery, understood?: Understood): Promise<ProductList>;
  /** The ids of every product a search finds, public or not, best match first: for staff lists. */
  found(typed: string, understood: Understood): Promise<number[]>;
  /** The possible meanings of typed words. */
  vocabulary(): Promise<Vocabulary>;
  /** The number of products of a kind, public or not. */
  productsOfKind(kind: number): number;
  /** A product for its own page; undefined if there is no public product with this slug. */
  product(slug: string): Promise<ProductRow | undefined>;
  /** Suggestions for a search without results: those of these words that are on sale, and categories. */
  suggest(near: readonly string[]): Promise<SearchSuggestions>;
  /** True if a brand, category or subcategory has exactly this name. */
  hasName(name: string): Promise<boolean>;
  /** The numbers of the non-empty parts, from 1. */
  parts(of: Parted): Promise<number[]>;
  /** The entries of one part, by id. */
  part(of: Parted, number: number): Promise<Listed[]>;
  /**
   * Categories and subcategories with a product on sale, in their order. Those named like a brand are left out: that URL shows the brand
   * (D1).
   */
  categories(): Promise<Listed[]>;
}

/** What lists need of the catalogue. */
export type Lists = Pick<Catalogue, 'findNamed' | 'list' | 'vocabulary'>;

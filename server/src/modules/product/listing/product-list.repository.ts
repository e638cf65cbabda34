import type { Kysely } from 'kysely';
import { MAX_PRICE, type PublicProductQuery } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { runStatement, type Statement } from '@pasal/core/db/statement';
import type { FactCounts } from './fact-facets';
import { countedListing } from './counted-listing.statement';
import { precountedListing } from './precounted-listing.statement';
import { facetKey, findScope, type ListingScope } from './listing-scope';
import { fillNewArrivals, NEW_ARRIVALS_LEAST } from './new-arrivals';
import type { ProductRow } from '../product.columns';
import type { WordedPrices } from '../search/price-words';
import { isBlank } from '../search/product-search';
import { understand, type MayCorrect, type Understood } from '../search/understand-search';

/** The summary that the last row of a listing has in place of a product. */
export interface Summary {
  id: null;
  total: number;
  min_paisa: number | null;
  max_paisa: number | null;
  brands: { name: string; total: number }[];
  fact_counts: FactCounts[];
}

/** A page of products, with the summary of all. */
export interface ProductList extends Omit<Summary, 'id'> {
  products: ProductRow[];
  /** True for a search whose unknown words were not looked up. */
  isUncorrected?: boolean;
}

/** A list without products. */
export const NO_PRODUCTS: ProductList = {
  products: [],
  total: 0,
  brands: [],
  fact_counts: [],
  min_paisa: null,
  max_paisa: null,
};

/**
 * The statement that answers a listing.
 * @param understood what the search means, where there is one
 */
export function listingStatement(
  scope: ListingScope,
  query: PublicProductQuery,
  understood?: Understood,
): Statement {
  const { search: _search, ...rest } = query;
  if (understood !== undefined) return countedListing(scope, query, understood);
  const isOneBrand = scope.brandId !== undefined && Object.keys(scope).length === 1;
  const isKept = isOneBrand || facetKey(scope) !== undefined;
  return isKept ? precountedListing(scope, rest) : countedListing(scope, rest);
}

async function runListing(db: Kysely<Database>, statement: Statement): Promise<ProductList> {
  const rows = await runStatement<ProductRow | Summary>(db, statement);
  const products = rows.filter((row): row is ProductRow => row.id !== null);
  const summary = rows.find((row): row is Summary => row.id === null);
  return { ...(summary ?? NO_PRODUCTS), products };
}

/**
 * Finds products that fit the meaning of a search; where none has every word, those that have the kind and
 * most of them.
 */
async function listMeant(
  db: Kysely<Database>,
  scope: ListingScope,
  query: PublicProductQuery,
  understood: Understood,
): Promise<ProductList> {
  if (understood.query === null) return NO_PRODUCTS;
  if (understood.needs !== null) {
    const meant = { ...understood, query: understood.needs };
    const some = await runListing(db, listingStatement(scope, { ...query, limit: 1 }, meant));
    if (some.min_paisa === null) return NO_PRODUCTS;
  }
  for (const meant of [understood.query, ...understood.instead]) {
    const found = await runListing(
      db,
      listingStatement(scope, query, { ...understood, query: meant }),
    );
    // Brands and prices that narrow the list to nothing are the visitor's choice.
    if (found.min_paisa !== null) return found;
  }
  return NO_PRODUCTS;
}

/** The filters of a list that a search asks for by nothing but a price. */
function withPrices(
  query: PublicProductQuery,
  { from, to }: WordedPrices = {},
): PublicProductQuery {
  const { search: _price, minPrice = 0, maxPrice = MAX_PRICE, ...rest } = query;
  return {
    ...rest,
    minPrice: Math.max(minPrice, from ?? 0),
    maxPrice: Math.min(maxPrice, to ?? MAX_PRICE),
  };
}

/** A list without a search. New Arrivals has what the shop chose first, unless the visitor asked for an order. */
async function listUnsearched(
  db: Kysely<Database>,
  scope: ListingScope,
  query: PublicProductQuery,
): Promise<ProductList> {
  const list = await runListing(db, listingStatement(scope, query));
  const filled = list.total < NEW_ARRIVALS_LEAST ? await fillNewArrivals(db, scope) : null;
  if (filled === null) return list;
  const whole = await runListing(db, listingStatement(filled.scope, query));
  const { sort = 'featured' } = query;
  if (sort !== 'featured') return whole;
  const rank = ({ id }: ProductRow) => (filled.chosen.has(id) ? 0 : 1);
  return { ...whole, products: whole.products.toSorted((a, b) => rank(a) - rank(b)) };
}

/** One page of what visitors see, its total and its facets (D4, D5, D7). */
export async function listPublicProducts(
  db: Kysely<Database>,
  query: PublicProductQuery,
  mayCorrect?: MayCorrect,
): Promise<ProductList> {
  const { search = '' } = query;
  const scope = await findScope(db, query);
  if (scope === null) return NO_PRODUCTS;
  if (isBlank(search)) return listUnsearched(db, scope, query);
  const understood = await understand(db, search, mayCorrect);
  const { isUncorrected, isPriceAlone, prices } = understood;
  if (isPriceAlone) return runListing(db, listingStatement(scope, withPrices(query, prices)));
  return { ...(await listMeant(db, scope, query, understood)), isUncorrected };
}

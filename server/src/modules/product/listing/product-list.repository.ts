import type { Kysely } from 'kysely';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { runStatement, type Statement } from '../../../db/statement';
import { countedListing } from './counted-listing.statement';
import { precountedListing } from './precounted-listing.statement';
import { facetKey, findScope, type ListingScope } from './listing-scope';
import type { ProductRow } from '../product.columns';
import { isBlank } from '../search/product-search';

/** What the last row of a listing has in place of a product. */
export interface Summary {
  id: null;
  total: number;
  min_paisa: number | null;
  max_paisa: number | null;
  brands: { name: string; total: number }[];
}

const NOTHING = { products: [], total: 0, brands: [], min_paisa: null, max_paisa: null };

/** The statement that answers a listing. */
export function listingStatement(scope: ListingScope, query: PublicProductQuery): Statement {
  const { search, ...rest } = query;
  if (!isBlank(search)) return countedListing(scope, query);
  const isOneBrand = scope.brandId !== undefined && Object.keys(scope).length === 1;
  const isKept = isOneBrand || facetKey(scope) !== undefined;
  return isKept ? precountedListing(scope, rest) : countedListing(scope, rest);
}

/** One page of what visitors see, its total and its facets (D4, D5, D7). */
export async function listPublicProducts(db: Kysely<Database>, query: PublicProductQuery) {
  const scope = await findScope(db, query);
  if (scope === null) return NOTHING;
  const rows = await runStatement<ProductRow | Summary>(db, listingStatement(scope, query));
  const products = rows.filter((row): row is ProductRow => row.id !== null);
  const summary = rows.find((row): row is Summary => row.id === null);
  return { ...(summary ?? NOTHING), products };
}

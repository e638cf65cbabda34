import type { Kysely } from 'kysely';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { runStatement, type Statement } from '../../db/statement';
import { countedListing } from './counted-listing.statement';
import { keptListing } from './kept-listing.statement';
import { facetKey, findScope, type ListingScope } from './listing-scope';
import type { ProductRow } from './product.columns';
import { isBlank } from './product-search';

interface Counted {
  total: number;
  min_paisa: number | null;
  max_paisa: number | null;
  /** On the first row only. */
  brands: { name: string; total: number }[] | null;
}

type ListedRow = Counted & (ProductRow | { id: null });

const NOTHING = { products: [], total: 0, brands: [], min_paisa: null, max_paisa: null };

/** The statement that answers a listing. */
export function listingStatement(scope: ListingScope, query: PublicProductQuery): Statement {
  const { search, ...rest } = query;
  if (!isBlank(search)) return countedListing(scope, query);
  const isOneBrand = scope.brandId !== undefined && Object.keys(scope).length === 1;
  const isKept = isOneBrand || facetKey(scope) !== undefined;
  return isKept ? keptListing(scope, rest) : countedListing(scope, rest);
}

/** One page of what visitors see, its total and its facets (decisions 4, 5, 7). */
export async function listPublicProducts(db: Kysely<Database>, query: PublicProductQuery) {
  const scope = await findScope(db, query);
  if (scope === null) return NOTHING;
  const rows = await runStatement<ListedRow>(db, listingStatement(scope, query));
  const [first] = rows;
  if (first === undefined) return NOTHING;
  const { total, brands, min_paisa, max_paisa } = first;
  return {
    products: rows.filter((row): row is Counted & ProductRow => row.id !== null),
    total: total ?? 0,
    brands: brands ?? [],
    min_paisa,
    max_paisa,
  };
}

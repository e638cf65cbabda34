import type { PublicProductQuery } from '@pasal/shared/contracts';
import type { Statement } from '@pasal/core/db/statement';
import type { Understood } from '../search/understand-search';
import { countedListing } from './counted-listing.statement';
import { facetKey } from './listing-scope';
import type { ListingScope } from './scope';
import { precountedListing } from './precounted-listing.statement';

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

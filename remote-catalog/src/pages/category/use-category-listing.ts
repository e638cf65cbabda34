import { useLocation, useParams, useSearchParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { usePublicProductsQuery } from '../../catalog-api';
import { categoryLabel } from '../../model/category-label';
import {
  filtersOf,
  isSection,
  listingQuery,
  searchOf,
  type ListingFilters,
} from '../../model/listing-filters';
import { selectionOf } from '../../model/selection-state';

/** Everything the page knows: its URL read into filters, and the server's answer to them. */
export function useCategoryListing() {
  const { category = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const filters = filtersOf(search);
  const answer = usePublicProductsQuery(listingQuery(category, filters));
  const { data, currentData, error, isFetching, refetch } = answer;
  const label = categoryLabel(category, data?.products);
  return {
    label,
    /** The page's one address: a section's own, else the shop's spelling of the brand. */
    canonical: paths.category(isSection(category) ? category : label),
    selection: selectionOf(state),
    filters,
    setFilters: (next: ListingFilters) => setSearch(searchOf(next), { state }),
    data,
    // What is cached for these filters stays in sight when asking again fails, as it does offline.
    error: currentData ? undefined : error,
    isFetching,
    refetch,
  };
}

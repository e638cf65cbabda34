import { useLocation, useParams, useSearchParams } from '@pasal/shared/routing';
import { usePublicProductsQuery } from '../../catalog-api';
import { categoryLabel } from '../../model/category-label';
import {
  filtersOf,
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
  const { data, error, isFetching, refetch } = answer;
  return {
    category,
    label: categoryLabel(category, data?.products),
    selection: selectionOf(state),
    filters,
    setFilters: (next: ListingFilters) => setSearch(searchOf(next), { state }),
    data,
    error,
    isFetching,
    refetch,
  };
}

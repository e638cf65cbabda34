import { useParams, useSearchParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { useProductCardsQuery } from '../../catalog-api';
import { categoryLabel } from '../../model/category-label';
import { selectionLabel } from '../../model/category-list';
import {
  filtersOf,
  isSection,
  listingQuery,
  searchOf,
  type ListingFilters,
} from '../../model/listing-filters';

/** Everything the page knows: its URL read into filters, and the server's answer to them. */
export function useCategoryListing() {
  const { category = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const answer = useProductCardsQuery(listingQuery(category, filters));
  const { data, currentData, error, isFetching, refetch } = answer;
  const label = categoryLabel(category, data?.products);
  return {
    label,
    /** The page's one address: a section's own, else the shop's spelling of the brand. */
    canonical: paths.category(isSection(category) ? category : label),
    /** 'category - brand' (D2), as long as the list is narrowed to the category. */
    selection: filters.within === undefined ? null : selectionLabel(filters.within, label),
    filters,
    setFilters: (next: ListingFilters) => setSearch(searchOf(next)),
    data,
    // What is cached for these filters stays in sight when asking again fails, as it does offline.
    error: currentData ? undefined : error,
    isFetching,
    refetch,
  };
}

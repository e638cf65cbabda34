import { useCategoriesQuery } from '@pasal/shared/api';
import { ALL_PRODUCTS } from '@pasal/shared/contracts';
import { useParams, useSearchParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { useProductCardsQuery } from '../../catalog-api';
import { categoryLabel } from '../../model/category-label';
import { placeOf } from '../../model/category-place';
import { selectionLabel } from '../../model/category-list';
import {
  filtersOf,
  isSection,
  listingQuery,
  searchOf,
  type ListingFilters,
} from '../../model/listing-filters';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Everything the page knows: its URL read into filters, and the server's answer to them. */
export function useCategoryListing() {
  const { category = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const answer = useProductCardsQuery(listingQuery(category, filters));
  const { data, currentData, error, isFetching, refetch } = answer;
  const categories = useCategoriesQuery().data?.categories;
  const place = placeOf(category, categories);
  const label = categoryLabel(category, data?.products, place);
  // A brand may be called as a category is: then the list is the brand's (D1).
  const isPlace =
    place !== undefined && !data?.products.some(({ brand }) => isSame(brand, category));
  return {
    label,
    categories,
    place: isPlace ? place : undefined,
    /** The page's one address: a section's own, else the shop's spelling of what it lists. */
    canonical: paths.category(isSection(category) || category === ALL_PRODUCTS ? category : label),
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

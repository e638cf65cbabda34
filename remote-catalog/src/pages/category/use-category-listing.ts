import { useCategoryNamesQuery } from '@pasal/shared/api';
import { ALL_PRODUCTS } from '@pasal/shared/contracts';
import { labelOf } from '@pasal/shared/domain';
import { useParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { categoryCalled } from '../../model/category-label';
import { placeOf } from '../../model/category-place';
import { selectionLabel } from '../../model/category-list';
import { isSection, listingQuery } from '../../model/listing-filters';
import { useListing } from '../listing/use-listing';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The page's data: the list of its category, with its name and position. */
export function useCategoryListing() {
  const { category = '' } = useParams();
  const listing = useListing({ ask: (filters) => listingQuery(category, filters) });
  const { data, filters } = listing;
  const categories = useCategoryNamesQuery().data?.categories;
  const place = placeOf(category, categories);
  const called = categoryCalled(category, data?.products, place);
  const label = labelOf(called);
  const within = placeOf(filters.within ?? '', categories)?.category ?? {
    name: filters.within ?? '',
  };
  // A brand may have a category's name: the list is then the brand's (D1).
  const isPlace =
    place !== undefined && !data?.products.some(({ brand }) => isSame(brand, category));
  return {
    ...listing,
    label,
    categories,
    place: isPlace ? place : undefined,
    /** The page's canonical address: a section's own, or else the list's name in the shop's spelling. */
    canonical: paths.category(
      isSection(category) || category === ALL_PRODUCTS ? category : called.name,
    ),
    /** 'category - brand' (D2), while the list is restricted to the category. */
    selection: filters.within === undefined ? null : selectionLabel(labelOf(within), label),
  };
}

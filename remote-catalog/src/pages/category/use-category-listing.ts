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

/** Everything the page knows: the list of its category, what that is called and where it stands. */
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
  // A brand may be called as a category is: then the list is the brand's (D1).
  const isPlace =
    place !== undefined && !data?.products.some(({ brand }) => isSame(brand, category));
  return {
    ...listing,
    label,
    categories,
    place: isPlace ? place : undefined,
    /** The page's one address: a section's own, else the shop's spelling of what it lists. */
    canonical: paths.category(
      isSection(category) || category === ALL_PRODUCTS ? category : called.name,
    ),
    /** 'category - brand' (D2), as long as the list is narrowed to the category. */
    selection: filters.within === undefined ? null : selectionLabel(labelOf(within), label),
  };
}

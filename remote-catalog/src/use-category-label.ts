import { useCategoryNamesQuery } from '@pasal/shared/api';
import { labelOf } from '@pasal/shared/domain';
import { placeOf } from './model/category-place';

/** Says what a category or subcategory is called in the page's language; the footer asks for the same names. */
export function useCategoryLabel() {
  const categories = useCategoryNamesQuery().data?.categories;
  return (name: string): string => {
    const place = placeOf(name, categories);
    return labelOf(place?.child ?? place?.category ?? { name });
  };
}

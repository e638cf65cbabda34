import { useCategoryNamesQuery } from '@pasal/shared/api';
import { labelOf } from '@pasal/shared/domain';
import { placeOf } from './model/category-place';

/** The label of a category or subcategory in the page's language; the footer uses the same names. */
export function useCategoryLabel() {
  const categories = useCategoryNamesQuery().data?.categories;
  return (name: string): string => {
    const place = placeOf(name, categories);
    return labelOf(place?.child ?? place?.category ?? { name });
  };
}

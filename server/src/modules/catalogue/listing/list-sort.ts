import type { Language } from '@pasal/core/contract/language';
import type { ProductSort, PublicProductQuery } from '@pasal/shared/contracts';

/** Sort orders of lists: the visitor's, with names sorted by the titles of their language. */
export type ListSort = ProductSort | 'name_asc_ne' | 'name_desc_ne';

/** The query of a list, with the sort order of the visitor's language. */
export type ListQuery = Omit<PublicProductQuery, 'sort'> & { sort?: ListSort };

/** The query with names sorted by a language. */
export function inOrderOf(language: Language, query: PublicProductQuery): ListQuery {
  const { sort } = query;
  if (language === 'en' || (sort !== 'name_asc' && sort !== 'name_desc')) return query;
  return { ...query, sort: `${sort}_${language}` };
}

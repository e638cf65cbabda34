import type { Language } from '@pasal/core/contract/language';
import type { ProductSort, PublicProductQuery } from '@pasal/shared/contracts';

/** The orders of lists: those visitors name, where names go by the titles they read. */
export type ListSort = ProductSort | 'name_asc_ne' | 'name_desc_ne';

/** What is asked of a list, with its order in the visitor's language. */
export type ListQuery = Omit<PublicProductQuery, 'sort'> & { sort?: ListSort };

/** The same question with names in the order of a language. */
export function inOrderOf(language: Language, query: PublicProductQuery): ListQuery {
  const { sort } = query;
  if (language === 'en' || (sort !== 'name_asc' && sort !== 'name_desc')) return query;
  return { ...query, sort: `${sort}_${language}` };
}

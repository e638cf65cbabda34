import { TEXT_LANGUAGES, type Order } from '@pasal/shared/contracts';
import { LANGUAGE, pathIn } from '@pasal/shared/shell';

/** The language in which the buyer of an order reads its papers. */
export const languageOf = ({ language = 'en' }: Pick<Order, 'language'>) => language;

/**
 * Prints orders in their buyers' languages: those of another than the page's at a page of that one, all in one document.
 * @param here prints those that are in the language of this page
 * @param pageOf the address of a page that prints some
 */
export function printPapers<Each extends Pick<Order, 'id' | 'language'>>(
  orders: readonly Each[],
  here: (orders: readonly Each[]) => void,
  pageOf: (ids: readonly number[]) => string,
): void {
  for (const language of TEXT_LANGUAGES) {
    const some = orders.filter((order) => languageOf(order) === language);
    const ids = some.map(({ id }) => id);
    if (ids.length === 0) continue;
    if (language === LANGUAGE) here(some);
    else window.open(pathIn(language, pageOf(ids)), '_blank');
  }
}

import { TEXT_LANGUAGES, type Order } from '@pasal/shared/contracts';
import { LANGUAGE, pathIn } from '@pasal/shared/shell';

/** The language of an order's documents. */
export const languageOf = ({ language = 'en' }: Pick<Order, 'language'>) => language;

/**
 * Prints orders in their buyers' languages: those in another language from a page in it, as one document.
 * @param here prints those in this page's language
 * @param pageOf the address of a page that prints the others
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

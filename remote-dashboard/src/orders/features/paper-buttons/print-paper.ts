import type { Order } from '@pasal/shared/contracts';
import { LANGUAGE, pathIn } from '@pasal/shared/shell';
import { ownPaths } from '../../../paths';
import type { Paper } from '../../model/paper';

/**
 * Prints a paper of an order in its buyer's language.
 * @param here prints it in the language of this page, where that is the one
 */
export function printPaper(
  { id, language = LANGUAGE }: Pick<Order, 'id' | 'language'>,
  paper: Paper,
  here: () => void,
): void {
  if (language === LANGUAGE) here();
  else window.open(pathIn(language, ownPaths.printedOrder(id, paper)), '_blank');
}

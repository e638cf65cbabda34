import { formatRupees } from '@pasal/shared/domain';
import type { LineAgain } from '../../model/order-again';

const added = ({ added: count, wanted }: LineAgain) =>
  count === 0 ? 'none was added' : `${count} of ${wanted} added`;

function shortOf(line: LineAgain): string | null {
  const { name, short } = line;
  switch (short) {
    case 'gone':
      return `${name} is no longer sold.`;
    case 'variants':
      return `${name} now comes in options. Choose one on its page.`;
    case 'sold-out':
      return `${name} is out of stock.`;
    case 'stock':
      return `${name}: ${added(line)}, your cart has all we have in stock.`;
    case 'limit':
      return `${name}: ${added(line)}, that's the limit for one order.`;
    case null:
      return null;
  }
}

/** Describes the differences from what was wanted, in sentences. */
export function notesOf(line: LineAgain): string[] {
  const { name, price } = line;
  const short = shortOf(line);
  const dearer =
    price && `${name} costs ${formatRupees(price.now)} now, not ${formatRupees(price.ordered)}.`;
  return [short, dearer].filter((note) => note !== null);
}

/** How many pieces came into the cart. */
export const piecesAdded = (count: number) =>
  count === 1 ? '1 item was added to your cart.' : `${count} items were added to your cart.`;

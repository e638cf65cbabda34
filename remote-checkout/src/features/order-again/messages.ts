import { formatRupees } from '@pasal/shared/domain';
import type { LineAgain } from '../../model/order-again';

export const orderAgain = 'Order again';
export const goToCart = 'Go to Cart';
export const failed = 'The products could not be looked up. Try again.';

const pieces = (count: number) => (count === 1 ? '1 piece was' : `${count} pieces were`);
export const summary = (added: number) =>
  added === 0
    ? 'Nothing of this order can be put into your cart.'
    : `${pieces(added)} put into your cart, beside what was in it.`;

const added = ({ added: count, wanted }: LineAgain) =>
  count === 0 ? 'none was added' : `${count} of ${wanted} added`;

function shortOf(line: LineAgain): string | null {
  const { name, short } = line;
  switch (short) {
    case 'gone':
      return `${name} is no longer sold.`;
    case 'variants':
      return `${name} comes in variants now. Choose one on its page.`;
    case 'sold-out':
      return `${name} is out of stock.`;
    case 'stock':
      return `${name}: ${added(line)}, your cart has all there is in stock.`;
    case 'limit':
      return `${name}: ${added(line)}, one order may have no more.`;
    case null:
      return null;
  }
}

/** What differs from the order, in sentences. */
export function notesOf(line: LineAgain): string[] {
  const { name, price } = line;
  const short = shortOf(line);
  const dearer =
    price && `${name} costs ${formatRupees(price.now)} now, not ${formatRupees(price.ordered)}.`;
  return [short, dearer].filter((note) => note !== null);
}

import { formatRupees } from '@pasal/shared/domain';
import type { LineAgain } from '../../model/order-again';

export const orderAgain = 'Order again';
export const goToCart = 'Go to Cart';
export const failed = "We couldn't look up the products. Try again.";

const pieces = (count: number) => (count === 1 ? '1 item was' : `${count} items were`);
export const summary = (added: number) =>
  added === 0
    ? 'Nothing from this order can be added to your cart.'
    : `${pieces(added)} added to your cart.`;

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

/** Describes the differences from the order, in sentences. */
export function notesOf(line: LineAgain): string[] {
  const { name, price } = line;
  const short = shortOf(line);
  const dearer =
    price && `${name} costs ${formatRupees(price.now)} now, not ${formatRupees(price.ordered)}.`;
  return [short, dearer].filter((note) => note !== null);
}

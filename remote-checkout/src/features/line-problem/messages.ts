import { formatRupees } from '@pasal/shared/domain';
import type { CheckedLine, ProblemKind } from '../../model/checked-line';

interface ProblemWords {
  text: string;
  accept: string;
}

const mostPerOrder = (most: number) => `You can order ${most} of this product at once.`;

/** What is said of a line that differs, and on the button that accepts it (D14). */
export function problemWords(
  { price: seen }: CheckedLine['item'],
  { price, in_stock, most }: { price: number; in_stock: number; most: number },
): Record<ProblemKind, ProblemWords> {
  const now = formatRupees(price);
  const was = formatRupees(seen);
  return {
    'not-available': { text: 'This product is no longer available.', accept: 'Remove' },
    'choose-variant': {
      text: 'This product comes in variants now. Choose one on its page.',
      accept: 'Remove',
    },
    'sold-out': { text: 'This product is out of stock.', accept: 'Remove' },
    price: { text: `The price is now ${now}. It was ${was}.`, accept: 'Accept new price' },
    stock: { text: `Only ${in_stock} left in stock.`, accept: `Take ${in_stock}` },
    'price-and-stock': {
      text: `Only ${in_stock} left in stock, and the price is now ${now}. It was ${was}.`,
      accept: `Take ${in_stock} at the new price`,
    },
    limit: { text: mostPerOrder(most), accept: `Take ${most}` },
    'price-and-limit': {
      text: `${mostPerOrder(most)} The price is now ${now}. It was ${was}.`,
      accept: `Take ${most} at the new price`,
    },
  };
}

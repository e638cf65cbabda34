import { formatRupees } from '@pasal/shared/domain';
import type { CheckedLine, ProblemKind } from '../../model/checked-line';

interface ProblemWords {
  text: string;
  accept: string;
}

const leftOut = "It isn't in your total.";
const mostPerOrder = (most: number) => `You can order up to ${most} of this product at a time.`;

/** The texts for a line that differs, and for the button that accepts it (D14). */
export function problemWords(
  { price: seen }: CheckedLine['item'],
  { price, in_stock, most }: { price: number; in_stock: number; most: number },
): Record<ProblemKind, ProblemWords> {
  const now = formatRupees(price);
  const was = formatRupees(seen);
  return {
    'not-available': {
      text: `This product is no longer available. ${leftOut}`,
      accept: 'Remove',
    },
    'choose-variant': {
      text: `This product now comes in options. Choose one on its page. ${leftOut}`,
      accept: 'Remove',
    },
    'sold-out': { text: `This product is out of stock. ${leftOut}`, accept: 'Remove' },
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

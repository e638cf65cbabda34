import { formatRupees } from '@pasal/shared/domain';
import type { LineAgain } from '../../model/order-again';

const added = ({ added: count, wanted }: LineAgain) =>
  count === 0 ? 'none was added' : `${count} of ${wanted} added`;

/** Why a line could not be added completely. */
export const shortOf: Record<NonNullable<LineAgain['short']>, (line: LineAgain) => string> = {
  gone: ({ name }) => `${name} is no longer sold.`,
  variants: ({ name }) => `${name} now comes in options. Choose one on its page.`,
  'sold-out': ({ name }) => `${name} is out of stock.`,
  stock: (line) => `${line.name}: ${added(line)}, your cart has all we have in stock.`,
  limit: (line) => `${line.name}: ${added(line)}, that's the limit for one order.`,
};

export const otherPrice = (name: string, { now, ordered }: NonNullable<LineAgain['price']>) =>
  `${name} costs ${formatRupees(now)} now, not ${formatRupees(ordered)}.`;

/** The number of pieces added to the cart. */
export const piecesAdded = (count: number) =>
  count === 1 ? '1 item was added to your cart.' : `${count} items were added to your cart.`;

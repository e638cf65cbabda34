import type { QuotedLine } from '../contracts/orders/order-quote';

/**
 * True when the goods of a checked line can be bought at all, if not in the wanted number or at the price seen.
 * Lines that cannot be are in no total and no order (D89).
 */
export const canBeBought = ({ problem, in_stock }: Pick<QuotedLine, 'problem' | 'in_stock'>) =>
  problem !== 'NOT_AVAILABLE' && in_stock > 0;

import { MAX_LINE_QUANTITY, type CartLine, type QuotedLine } from '@pasal/shared/contracts';
import type { AcceptedLine, CartItem } from '@pasal/shared/domain';

/** What differs between a line as the shopper saw it and the shop as it is (decision 14). */
export type ProblemKind = 'not-available' | 'sold-out' | 'price' | 'stock' | 'price-and-stock';

interface LineProblem {
  kind: ProblemKind;
  /** What accepting takes over: rupees and pieces. */
  accepted: AcceptedLine;
}

export interface CheckedLine {
  item: CartItem;
  problem: LineProblem | null;
  /** Most pieces the line may have. */
  limit: number;
}

function kindOf(item: CartItem, quoted: QuotedLine): ProblemKind | null {
  if (quoted.problem === 'NOT_AVAILABLE') return 'not-available';
  if (quoted.in_stock < 1) return 'sold-out';
  const otherPrice = quoted.price !== item.price;
  const tooMany = quoted.in_stock < item.quantity;
  if (otherPrice && tooMany) return 'price-and-stock';
  if (otherPrice) return 'price';
  return tooMany ? 'stock' : null;
}

/**
 * The problem is worked out from the line as it is now, not taken from the answer: once the
 * shopper accepts or lowers the quantity it is gone without another call.
 */
export function checkLine(item: CartItem, quoted: QuotedLine | undefined): CheckedLine {
  const limit = Math.min(item.in_stock, quoted?.in_stock ?? item.in_stock, MAX_LINE_QUANTITY);
  const kind = quoted ? kindOf(item, quoted) : null;
  if (!quoted || !kind) return { item, problem: null, limit };
  const in_stock = kind === 'not-available' ? 0 : quoted.in_stock;
  return {
    item,
    limit,
    problem: { kind, accepted: { id: item.id, price: quoted.price, in_stock } },
  };
}

/** The cart as a quote or an order carries it; `price` is what the shopper saw (decision 15). */
export function cartLinesOf(items: readonly CartItem[]): CartLine[] {
  return items.map(({ id, price, quantity }) => ({ id, price, quantity }));
}

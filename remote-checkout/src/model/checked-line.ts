import {
  MAX_LINE_QUANTITY,
  type CartLine,
  type OrderLimits,
  type QuotedLine,
} from '@pasal/shared/contracts';
import type { AcceptedLine, CartItem } from '@pasal/shared/domain';

/** What differs between a line as the shopper saw it and the shop as it is (D14). */
export type ProblemKind =
  | 'not-available'
  | 'sold-out'
  | 'price'
  | 'stock'
  | 'price-and-stock'
  | 'limit'
  | 'price-and-limit';

interface LineProblem {
  kind: ProblemKind;
  /** What accepting takes over: rupees and pieces. */
  accepted: AcceptedLine & { most: number };
}

export interface CheckedLine {
  item: CartItem;
  problem: LineProblem | null;
  /** Most pieces the line may have. */
  limit: number;
}

/** Most pieces of one product in one order, as the shop says; beyond the contract none may have any. */
const perProduct = (limits: OrderLimits | undefined) =>
  Math.min(limits?.pieces_per_product ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);

function kindOf(item: CartItem, quoted: QuotedLine, most: number): ProblemKind | null {
  if (quoted.problem === 'NOT_AVAILABLE') return 'not-available';
  if (quoted.in_stock < 1) return 'sold-out';
  const otherPrice = quoted.price !== item.price;
  const scarce = quoted.in_stock <= most ? 'stock' : 'limit';
  if (Math.min(quoted.in_stock, most) < item.quantity) {
    return otherPrice ? `price-and-${scarce}` : scarce;
  }
  return otherPrice ? 'price' : null;
}

/**
 * The problem is worked out from the line as it is now, not taken from the answer: once the
 * shopper accepts or lowers the quantity it is gone without another call.
 * @param rest `left`: most pieces the line may have beside the other lines of one order
 */
export function checkLine(
  item: CartItem,
  quoted: QuotedLine | undefined,
  rest: { limits?: OrderLimits | undefined; left?: number } = {},
): CheckedLine {
  const { limits, left = Infinity } = rest;
  const most = perProduct(limits);
  const limit = Math.min(item.in_stock, quoted?.in_stock ?? item.in_stock, most, left);
  const kind = quoted ? kindOf(item, quoted, most) : null;
  if (!quoted || !kind) return { item, problem: null, limit };
  const in_stock = kind === 'not-available' ? 0 : quoted.in_stock;
  return {
    item,
    limit,
    problem: { kind, accepted: { id: item.id, price: quoted.price, in_stock, most } },
  };
}

/** The cart as a quote or an order carries it; `price` is what the shopper saw (D15). */
export function cartLinesOf(items: readonly CartItem[]): CartLine[] {
  return items.map(({ id, price, quantity }) => ({ id, price, quantity }));
}

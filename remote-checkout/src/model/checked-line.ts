import {
  MAX_LINE_QUANTITY,
  type CartLine,
  type OrderLimits,
  type QuotedLine,
} from '@pasal/shared/contracts';
import { countPieces, isLine, type AcceptedLine, type CartItem } from '@pasal/shared/domain';

/** What differs between a line as the shopper saw it and the shop as it is (D14). */
export type ProblemKind =
  | 'not-available'
  | 'choose-variant'
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

/** What a line is of; a product without variants names none. */
const lineRef = ({ id, variant_id }: CartItem) =>
  variant_id === undefined ? { id } : { id, variant_id };

/** Pieces of the same product in the cart's other lines: its other variants. */
export const inOtherVariants = (items: readonly CartItem[], line: CartItem) =>
  countPieces(items.filter((item) => item.id === line.id && !isLine(item, line)));

function kindOf(item: CartItem, quoted: QuotedLine, most: number): ProblemKind | null {
  if (quoted.problem === 'NOT_AVAILABLE') {
    return quoted.choose_variant ? 'choose-variant' : 'not-available';
  }
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
 * @param rest `left`: most pieces the line may have beside the other lines of one order; `others`: pieces of
 * the product in other variants
 */
export function checkLine(
  item: CartItem,
  quoted: QuotedLine | undefined,
  rest: { limits?: OrderLimits | undefined; left?: number; others?: number } = {},
): CheckedLine {
  const { limits, left = Infinity, others = 0 } = rest;
  const most = Math.max(0, perProduct(limits) - others);
  const limit = Math.min(item.in_stock, quoted?.in_stock ?? item.in_stock, most, left);
  const kind = quoted ? kindOf(item, quoted, most) : null;
  if (!quoted || !kind) return { item, problem: null, limit };
  const isGone = quoted.problem === 'NOT_AVAILABLE';
  const in_stock = isGone ? 0 : quoted.in_stock;
  return {
    item,
    limit,
    problem: { kind, accepted: { ...lineRef(item), price: quoted.price, in_stock, most } },
  };
}

/** The cart as a quote or an order carries it; `price` is what the shopper saw (D15). */
export function cartLinesOf(items: readonly CartItem[]): CartLine[] {
  return items.map((item) => ({ ...lineRef(item), price: item.price, quantity: item.quantity }));
}

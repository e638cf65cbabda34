import type { CartLine, OrderLimits, QuotedLine } from '@pasal/shared/contracts';
import {
  canBeBought,
  isLine,
  lineName,
  nameOfLine,
  roomBeside,
  type AcceptedLine,
  type CartItem,
} from '@pasal/shared/domain';

/** The kinds of differences between a line in the cart and the shop's own data (D14). */
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
  /** Price and quantity of the line once the shopper accepts it. */
  accepted: AcceptedLine & { most: number };
}

export interface CheckedLine {
  item: CartItem;
  problem: LineProblem | null;
  /** Maximum quantity of the line. */
  limit: number;
  /** Unavailable: excluded from totals and orders (D89). */
  isLeftOut: boolean;
}

/** Identifies the product of a line, and its variant if it has one. */
const lineRef = ({ id, variant_id }: CartItem) =>
  variant_id === undefined ? { id } : { id, variant_id };

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
 * The problem is derived from the current line, not copied from the response: it disappears without another call
 * once the shopper accepts or lowers the quantity.
 * @param cart its available lines, and the order limits if known
 */
export function checkLine(
  item: CartItem,
  quoted: QuotedLine | undefined,
  cart: { items: readonly CartItem[]; limits?: OrderLimits | undefined },
): CheckedLine {
  const others = cart.items.filter((each) => !isLine(each, item));
  const { ofProduct: most, inOrder } = roomBeside(others, item.id, cart.limits);
  const limit = Math.min(item.in_stock, quoted?.in_stock ?? item.in_stock, most, inOrder);
  const kind = quoted ? kindOf(item, quoted, most) : null;
  if (!quoted || !kind) return { item, problem: null, limit, isLeftOut: false };
  const isGone = quoted.problem === 'NOT_AVAILABLE';
  const in_stock = isGone ? 0 : quoted.in_stock;
  return {
    item,
    limit,
    isLeftOut: !canBeBought(quoted),
    problem: { kind, accepted: { ...lineRef(item), price: quoted.price, in_stock, most } },
  };
}

/** The line under its current name in the page's language; the cart stores the one it was added with. */
export function namedAsSold(item: CartItem, quoted: QuotedLine | undefined): CartItem {
  if (!quoted?.title) return { ...item, title: nameOfLine(item) };
  const { title: product_name, variant_name, names } = quoted;
  return { ...item, names, title: lineName({ product_name, variant_name }) };
}

/** The cart in the form of a quote or order; `price` is what the shopper saw (D15). */
export function cartLinesOf(items: readonly CartItem[]): CartLine[] {
  return items.map((item) => ({ ...lineRef(item), price: item.price, quantity: item.quantity }));
}

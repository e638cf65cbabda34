import { MAX_PRICE } from '../contracts/products/product-limits';
import type { OrderLimits } from '../contracts/orders/order-quote';
import { LANGUAGE } from './language';
import { toPaisa, toRupees } from './money';
import { roomBeside } from './order-limits';

/** Identifies the goods of a line: a product or one of its variants. Two variants are two lines. */
export interface LineRef {
  id: number;
  variant_id?: number | undefined;
}

/** Identifies a line; a plain number is the id of a product without variants. */
export type LineKey = number | LineRef;

/** True when `key` names this line. */
export function isLine(item: LineRef, key: LineKey): boolean {
  const { id, variant_id }: LineRef = typeof key === 'number' ? { id: key } : key;
  return item.id === id && item.variant_id === variant_id;
}

export type CartNames = Readonly<Partial<Record<'en' | 'ne', string>>>;

/** A cart line as the browser stores it (R3.11). `slug` and `in_stock` are for display. */
export interface CartItem extends LineRef {
  slug: string;
  /** Includes the variant's name, as formatted by `lineName`. */
  title: string;
  /** The same in each language, once the shop has sent it; old or damaged storage isn't trusted. */
  names?: CartNames | undefined;
  brand: string;
  images: string[];
  /** Rupees: the price the shopper saw. */
  price: number;
  quantity: number;
  in_stock: number;
}

export type CartProduct = Omit<CartItem, 'quantity'>;

/** The limits of one web order; unknown until the shop has responded (D44). */
export type CartLimits = OrderLimits | undefined;

/** The maximum quantity of a line given the others: limited by stock, and per order across all variants of a product. */
export function mostOf(
  items: readonly CartItem[],
  line: LineRef & Pick<CartItem, 'in_stock'>,
  limits: CartLimits,
): number {
  const others = items.filter((item) => !isLine(item, line));
  const { ofProduct, inOrder } = roomBeside(others, line.id, limits);
  return Math.max(0, Math.min(line.in_stock, ofProduct, inOrder));
}

/** Adds pieces up to the maximum; a line above it is unchanged. */
const more = (quantity: number, by: number, most: number) =>
  Math.max(quantity, Math.min(quantity + by, most));

/**
 * Adds pieces to an existing or new line, never above stock or limits (D8, D44). An existing line keeps the price
 * the shopper saw and never loses pieces: the cart check shows any difference (D14).
 */
export function addPieces(
  items: readonly CartItem[],
  product: CartProduct,
  quantity: number,
  limits?: CartLimits,
): CartItem[] {
  if (product.in_stock < 1) return [...items];
  const most = mostOf(items, product, limits);
  const known = items.some((item) => isLine(item, product));
  if (!known) {
    const first = more(0, quantity, most);
    return first < 1 ? [...items] : [...items, { ...product, quantity: first }];
  }
  return items.map((item) =>
    isLine(item, product)
      ? { ...product, price: item.price, quantity: more(item.quantity, quantity, most) }
      : item,
  );
}

/** Adds one piece: an existing line grows by 1, a new one starts at 1 (R4.3). */
export function addProduct(
  items: readonly CartItem[],
  product: CartProduct,
  limits?: CartLimits,
): CartItem[] {
  return addPieces(items, product, 1, limits);
}

export function incrementItem(
  items: readonly CartItem[],
  key: LineKey,
  limits?: CartLimits,
): CartItem[] {
  return items.map((item) =>
    isLine(item, key)
      ? { ...item, quantity: more(item.quantity, 1, mostOf(items, item, limits)) }
      : item,
  );
}

/** At 1 the line is removed (R4.4). */
export function decrementItem(items: readonly CartItem[], key: LineKey): CartItem[] {
  return items.flatMap((item) => {
    if (!isLine(item, key)) return [item];
    return item.quantity > 1 ? [{ ...item, quantity: item.quantity - 1 }] : [];
  });
}

export function removeItem(items: readonly CartItem[], key: LineKey): CartItem[] {
  return items.filter((item) => !isLine(item, key));
}

export interface AcceptedLine extends LineRef {
  price: number;
  in_stock: number;
  /** Maximum pieces per order when the shopper accepted. */
  most?: number;
  /** Its names by language. */
  names?: CartNames;
}

/** Applies the server's price and stock to a line the shopper has accepted (D14); removes it if none is left. */
export function acceptLine(items: readonly CartItem[], accepted: AcceptedLine): CartItem[] {
  return items.flatMap((item) => {
    if (!isLine(item, accepted)) return [item];
    if (accepted.in_stock < 1) return [];
    const { price, in_stock, most = in_stock, names = item.names } = accepted;
    const quantity = Math.min(item.quantity, in_stock, most);
    return [{ ...item, ...(names && { names }), price, in_stock, quantity }];
  });
}

/** A line's name in the page's language, if known. */
export function nameOfLine({ names, title }: Pick<CartItem, 'names' | 'title'>): string {
  const own: unknown = names?.[LANGUAGE];
  return typeof own === 'string' ? own : title;
}

/** Counts pieces, not lines. */
export function countPieces(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** Rupees, summed in paisa to avoid floating-point errors. */
export function totalOf(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return toRupees(items.reduce((sum, item) => sum + toPaisa(item.price) * item.quantity, 0));
}

/** True if a stored value is a line; old or damaged storage isn't trusted (D20). */
export function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<string, unknown>;
  return (
    Number.isInteger(line.id) &&
    (line.variant_id === undefined || Number.isInteger(line.variant_id)) &&
    typeof line.slug === 'string' &&
    typeof line.title === 'string' &&
    typeof line.brand === 'string' &&
    Array.isArray(line.images) &&
    line.images.every((image) => typeof image === 'string') &&
    Number.isFinite(line.price) &&
    Number(line.price) >= 0 &&
    Number(line.price) <= MAX_PRICE &&
    Number.isInteger(line.quantity) &&
    Number(line.quantity) >= 1 &&
    Number.isInteger(line.in_stock)
  );
}

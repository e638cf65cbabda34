import { MAX_PRICE } from '../contracts/products/product-limits';
import type { OrderLimits } from '../contracts/orders/order-quote';
import { LANGUAGE } from './language';
import { toPaisa, toRupees } from './money';
import { roomBeside } from './order-limits';

/** Identifies the goods of a line: a product, or one of its variants. Two variants are two lines. */
export interface LineRef {
  id: number;
  variant_id?: number | undefined;
}

/** Names a line; a number alone is the id of a product without variants. */
export type LineKey = number | LineRef;

/** True when `key` names this line. */
export function isLine(item: LineRef, key: LineKey): boolean {
  const { id, variant_id }: LineRef = typeof key === 'number' ? { id: key } : key;
  return item.id === id && item.variant_id === variant_id;
}

export type CartNames = Readonly<Partial<Record<'en' | 'ne', string>>>;

/** A line of the cart as the browser stores it (R3.11). `slug` and `in_stock` serve the screens. */
export interface CartItem extends LineRef {
  slug: string;
  /** With the variant's name, as `lineName` puts them together. */
  title: string;
  /** The same in each language, once the shop has said it; old or damaged storage is not trusted. */
  names?: CartNames | undefined;
  brand: string;
  images: string[];
  /** Rupees, the price the shopper saw. */
  price: number;
  quantity: number;
  in_stock: number;
}

export type CartProduct = Omit<CartItem, 'quantity'>;

/** The limits of one web order; unknown until the shop has answered (D44). */
export type CartLimits = OrderLimits | undefined;

/**
 * Most pieces a line may have beside the others: what is in stock, and what one order may take, of a product
 * in all its variants.
 */
export function mostOf(
  items: readonly CartItem[],
  line: LineRef & Pick<CartItem, 'in_stock'>,
  limits: CartLimits,
): number {
  const others = items.filter((item) => !isLine(item, line));
  const { ofProduct, inOrder } = roomBeside(others, line.id, limits);
  return Math.max(0, Math.min(line.in_stock, ofProduct, inOrder));
}

/** So many pieces more, as far as there may be; a line above that keeps its pieces. */
const more = (quantity: number, by: number, most: number) =>
  Math.max(quantity, Math.min(quantity + by, most));

/**
 * Adds pieces: a line the cart has grows, a new one starts; never above the stock or the limits
 * (D8, D44). A line that is there keeps the price the shopper saw and never loses pieces: the cart's
 * check shows what differs (D14).
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

/** Adds one piece: a line the cart has grows by 1, a new one starts at 1 (R4.3). */
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

/** At 1 the line goes (R4.4). */
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
  /** Most pieces of it in one order, when the shopper accepted that. */
  most?: number;
  /** What it is called in each language. */
  names?: CartNames;
}

/** Takes over the server's price and stock for a line the shopper has accepted (D14); none left removes it. */
export function acceptLine(items: readonly CartItem[], accepted: AcceptedLine): CartItem[] {
  return items.flatMap((item) => {
    if (!isLine(item, accepted)) return [item];
    if (accepted.in_stock < 1) return [];
    const { price, in_stock, most = in_stock, names = item.names } = accepted;
    const quantity = Math.min(item.quantity, in_stock, most);
    return [{ ...item, ...(names && { names }), price, in_stock, quantity }];
  });
}

/** What a line is called in the language of the page, as far as that is known. */
export function nameOfLine({ names, title }: Pick<CartItem, 'names' | 'title'>): string {
  const own: unknown = names?.[LANGUAGE];
  return typeof own === 'string' ? own : title;
}

/** Pieces, not lines. */
export function countPieces(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** Rupees, summed in paisa so that no cent of a float is lost. */
export function totalOf(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return toRupees(items.reduce((sum, item) => sum + toPaisa(item.price) * item.quantity, 0));
}

/** True when a stored value is a line; old or damaged storage is not trusted (D20). */
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

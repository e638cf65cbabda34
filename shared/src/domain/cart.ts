import { MAX_PRICE } from '../contracts/limits';
import type { OrderLimits } from '../contracts/order';

/** A line of the cart as it is kept in the browser (R3.11). `slug` and `in_stock` serve the screens. */
export interface CartItem {
  id: number;
  slug: string;
  title: string;
  brand: string;
  images: string[];
  /** Rupees, the price the shopper saw. */
  price: number;
  quantity: number;
  in_stock: number;
}

export type CartProduct = Omit<CartItem, 'quantity'>;

/** What one web order may take; unknown until the shop has said so (D44). */
export type CartLimits = OrderLimits | undefined;

/** Most pieces a line may have beside the others: what is in stock, and what one order may take. */
export function mostOf(
  items: readonly CartItem[],
  { id, in_stock }: Pick<CartItem, 'id' | 'in_stock'>,
  limits: CartLimits,
): number {
  if (!limits) return in_stock;
  const others = countPieces(items.filter((item) => item.id !== id));
  const left = Math.max(0, limits.pieces_per_order - others);
  return Math.min(in_stock, limits.pieces_per_product, left);
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
  const known = items.some((item) => item.id === product.id);
  if (!known) {
    const first = more(0, quantity, most);
    return first < 1 ? [...items] : [...items, { ...product, quantity: first }];
  }
  return items.map((item) =>
    item.id === product.id
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
  id: number,
  limits?: CartLimits,
): CartItem[] {
  return items.map((item) =>
    item.id === id
      ? { ...item, quantity: more(item.quantity, 1, mostOf(items, item, limits)) }
      : item,
  );
}

/** At 1 the line goes (R4.4). */
export function decrementItem(items: readonly CartItem[], id: number): CartItem[] {
  return items.flatMap((item) => {
    if (item.id !== id) return [item];
    return item.quantity > 1 ? [{ ...item, quantity: item.quantity - 1 }] : [];
  });
}

export function removeItem(items: readonly CartItem[], id: number): CartItem[] {
  return items.filter((item) => item.id !== id);
}

export interface AcceptedLine {
  id: number;
  price: number;
  in_stock: number;
  /** Most pieces of it in one order, when the shopper accepted that. */
  most?: number;
}

/** Takes over the server's price and stock for a line the shopper has accepted (D14); none left removes it. */
export function acceptLine(items: readonly CartItem[], accepted: AcceptedLine): CartItem[] {
  return items.flatMap((item) => {
    if (item.id !== accepted.id) return [item];
    if (accepted.in_stock < 1) return [];
    const { price, in_stock, most = in_stock } = accepted;
    return [{ ...item, price, in_stock, quantity: Math.min(item.quantity, in_stock, most) }];
  });
}

/** Pieces, not lines. */
export function countPieces(items: readonly Pick<CartItem, 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** Rupees, summed in paisa so that no cent of a float is lost. */
export function totalOf(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return items.reduce((sum, item) => sum + Math.round(item.price * 100) * item.quantity, 0) / 100;
}

/** Whether a stored value is a line; what an old or damaged storage holds is dropped, not trusted (D20). */
export function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<string, unknown>;
  return (
    Number.isInteger(line.id) &&
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

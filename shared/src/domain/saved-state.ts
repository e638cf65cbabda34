import { isCartItem, type CartItem } from './cart';
import { isOrderKey } from './order-key';

/** The name of the shop's saved state in this browser. */
export const STORAGE_KEY = 'pasal';
/** The key redux-persist writes it under. */
export const PERSISTED_KEY = `persist:${STORAGE_KEY}`;

/** A cart in its saved form. */
export interface SavedCart {
  items: CartItem[];
  orderKey?: string;
  /** Lines in a format unknown to this version. */
  unread?: unknown[];
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Reads a saved cart: its valid lines, separately those in an unknown format, and its order's key if any. Everything else is dropped. */
export function readCart(saved: unknown): SavedCart {
  if (typeof saved !== 'object' || saved === null) return { items: [] };
  const { items, orderKey } = saved as Record<string, unknown>;
  const lines: unknown[] = Array.isArray(items) ? items : [];
  const unread = lines.filter((line) => isObject(line) && !isCartItem(line));
  return {
    items: lines.filter(isCartItem),
    ...(unread.length > 0 && { unread }),
    ...(isOrderKey(orderKey) && { orderKey }),
  };
}

/**
 * Reads one part of the state from redux-persist's text; null if it has no such part.
 * @throws when the text or the part is not in redux-persist's format
 */
export function readSaved<Part>(
  text: string,
  part: string,
  read: (saved: unknown) => Part,
): Part | null {
  const parts = JSON.parse(text) as Record<string, string>;
  const saved = parts[part];
  return saved === undefined ? null : read(JSON.parse(saved));
}

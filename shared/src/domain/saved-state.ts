import { isCartItem, type CartItem } from './cart';
import { isOrderKey } from './order-key';

/** The name of what this browser saves of the shop's state. */
export const STORAGE_KEY = 'pasal';
/** The key redux-persist writes it under. */
export const PERSISTED_KEY = `persist:${STORAGE_KEY}`;

/** A cart as it is saved. */
export interface SavedCart {
  items: CartItem[];
  orderKey?: string;
  /** Lines of a shape this version does not know. */
  unread?: unknown[];
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * Reads a saved cart: its valid lines, apart from them the lines of an unknown shape, and the key of its
 * order if it has one. Everything else is dropped.
 */
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
 * Reads one part of the state inside the text of redux-persist; null when the text has no such part.
 * @throws when the text, or the part, is none that redux-persist has written
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

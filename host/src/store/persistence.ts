import { createTransform, type PersistConfig } from 'redux-persist';
import { firstOrderKey, readCart, readWishes, STORAGE_KEY } from '@pasal/shared/domain';
import type { AuthState, CartState, ShellState, WishlistState } from '@pasal/shared/shell';
import { makeCarefulStorage, type AsyncStorage } from './careful-storage';

/** Milliseconds after which restoring the saved state is given up (R4.9). */
export const RESTORE_TIMEOUT = 5000;

/** Saves the flags, never the token (R3.1, D20). */
const authTransform = createTransform<AuthState, Partial<AuthState>>(
  ({ isAuthenticated, user }) => ({ isAuthenticated, user }),
  (saved) => ({
    isAuthenticated: saved.isAuthenticated ?? null,
    user: saved.user ?? null,
    token: null,
  }),
  { whitelist: ['auth'] },
);

/** Saves the lines and the key of their order (D20); a cart from a version without keys gets one. */
const cartTransform = createTransform<CartState, unknown>(
  ({ items, orderKey, unread = [] }) => ({ items: [...items, ...unread], orderKey }),
  (saved) => ({ orderKey: firstOrderKey(globalThis.crypto), ...readCart(saved) }),
  { whitelist: ['cart'] },
);

/** Reads a saved wishlist, dropping invalid products. */
export function readWishlist(saved: unknown): WishlistState {
  const { items } = (saved ?? {}) as Record<string, unknown>;
  return { items: readWishes(items) };
}

const wishlistTransform = createTransform<WishlistState, unknown>(
  ({ items }) => ({ items }),
  readWishlist,
  { whitelist: ['wishlist'] },
);

/** The parts of the store that survive a reload, and their form (R3.1, R3.11, R4.9). */
export function persistenceOf(open: () => AsyncStorage): PersistConfig<ShellState> {
  return {
    key: STORAGE_KEY,
    version: 1,
    storage: makeCarefulStorage(open),
    timeout: RESTORE_TIMEOUT,
    whitelist: ['auth', 'cart', 'wishlist'],
    transforms: [authTransform, cartTransform, wishlistTransform],
  };
}

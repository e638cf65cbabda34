import { createTransform, type PersistConfig } from 'redux-persist';
import { isCartItem } from '@pasal/shared/domain';
import type { AuthState, CartState, ShellState } from '@pasal/shared/shell';
import { carefulStorage, type AsyncStorage } from './careful-storage';

/** Restoring the saved state is given up after this many ms (spec §4). */
export const RESTORE_TIMEOUT = 5000;
const STORAGE_KEY = 'pasal';
/** The key redux-persist writes under. */
export const PERSISTED_KEY = `persist:${STORAGE_KEY}`;

/** Saved: the flags, never the token (spec §3, decision 20). */
const authTransform = createTransform<AuthState, Partial<AuthState>>(
  ({ isAuthenticated, user }) => ({ isAuthenticated, user }),
  (saved) => ({
    isAuthenticated: saved.isAuthenticated ?? null,
    user: saved.user ?? null,
    token: null,
  }),
  { whitelist: ['auth'] },
);

/** The lines of a saved cart that still are lines; anything else is dropped. */
export function readItems(saved: unknown): CartState['items'] {
  if (typeof saved !== 'object' || saved === null || !('items' in saved)) return [];
  return Array.isArray(saved.items) ? saved.items.filter(isCartItem) : [];
}

const cartTransform = createTransform<CartState, unknown>(
  (state) => state,
  (saved) => ({ items: readItems(saved) }),
  { whitelist: ['cart'] },
);

/** What of the store survives a reload, and how (spec §3, §4). */
export function persistenceOf(open: () => AsyncStorage): PersistConfig<ShellState> {
  return {
    key: STORAGE_KEY,
    version: 1,
    storage: carefulStorage(open),
    timeout: RESTORE_TIMEOUT,
    whitelist: ['auth', 'cart'],
    transforms: [authTransform, cartTransform],
  };
}

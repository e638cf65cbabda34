import type { User } from '@pasal/core/contract/user';
import type { CartItem, CartLimits } from '../domain/cart';
import type { WishedProduct } from '../domain/wishlist';

/** The signed-in user. `isAuthenticated` is null until the saved state and the cookie are read. */
export interface AuthState {
  isAuthenticated: boolean | null;
  user: User | null;
  token: string | null;
}

export interface CartState {
  items: CartItem[];
  /** The `Idempotency-Key` of the cart's order, until it is placed; shared by the browser's tabs. */
  orderKey?: string;
  /** Saved lines in a format unknown to this version, such as a later one's: saved again unchanged. */
  unread?: unknown[];
  /** The limits of one order, once the shop has responded. */
  limits?: CartLimits;
}

/** Products a shopper saved for later, stored only in this browser. */
export interface WishlistState {
  items: WishedProduct[];
}

/** The part of the host's store that remotes can access; the reducers are in the host. */
export interface ShellState {
  auth: AuthState;
  cart: CartState;
  wishlist: WishlistState;
}

export const signedOut: AuthState = { isAuthenticated: false, user: null, token: null };
export const emptyCart: CartState = { items: [] };
export const emptyWishlist: WishlistState = { items: [] };

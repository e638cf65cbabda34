import type { User } from '@pasal/core/contract/user';
import type { CartItem, CartLimits } from '../domain/cart';
import type { WishedProduct } from '../domain/wishlist';

/** The signed-in person. `isAuthenticated` is null until the saved state and the cookie were read. */
export interface AuthState {
  isAuthenticated: boolean | null;
  user: User | null;
  token: string | null;
}

export interface CartState {
  items: CartItem[];
  /** The `Idempotency-Key` of the cart's order, until it is placed; the browser's tabs share it. */
  orderKey?: string;
  /** Saved lines of a shape this version does not know, such as a later one's: saved again as they are. */
  unread?: unknown[];
  /** The limits of one order, once the shop has answered. */
  limits?: CartLimits;
}

/** Products that a shopper wants to find again, stored in this browser alone. */
export interface WishlistState {
  items: WishedProduct[];
}

/** The part of the host's store a remote may know of; the reducers live in the host. */
export interface ShellState {
  auth: AuthState;
  cart: CartState;
  wishlist: WishlistState;
}

export const signedOut: AuthState = { isAuthenticated: false, user: null, token: null };
export const emptyCart: CartState = { items: [] };
export const emptyWishlist: WishlistState = { items: [] };

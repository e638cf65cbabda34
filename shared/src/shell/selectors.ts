import {
  countPieces,
  isLine,
  mostOf,
  totalOf,
  type CartItem,
  type LineKey,
  type LineRef,
} from '../domain/cart';
import { MAX_WISHES } from '../domain/wishlist';
import type { ShellState } from './state';

/** True while staff are signed in. */
export const selectIsAuthenticated = (state: ShellState) => state.auth.isAuthenticated;
/** Who is signed in; null for every visitor who is not. */
export const selectUser = (state: ShellState) => state.auth.user;
export const selectToken = (state: ShellState) => state.auth.token;
/** The lines of the cart, in the order they were added. */
export const selectCartItems = (state: ShellState) => state.cart.items;
/** The key the cart's order is sent under; undefined while the host keeps none. */
export const selectOrderKey = (state: ShellState) => state.cart.orderKey;
/** The limits of one order; undefined until the shop has answered. */
export const selectCartLimits = (state: ShellState) => state.cart.limits;
/** Pieces in the cart. */
export const selectCartCount = (state: ShellState) => countPieces(state.cart.items);
/** Rupees. */
export const selectCartTotal = (state: ShellState) => totalOf(state.cart.items);
/** Counts the pieces of a product or variant in the cart, 0 when none. */
export const selectQuantityOf = (key: LineKey) => (state: ShellState) =>
  state.cart.items.find((item) => isLine(item, key))?.quantity ?? 0;
/** Most pieces of a product or variant the cart may hold beside its other lines (D8, D44). */
export const selectMostOf = (line: LineRef & Pick<CartItem, 'in_stock'>) => (state: ShellState) =>
  mostOf(state.cart.items, line, state.cart.limits);

/** The products on the wishlist, the newest first. */
export const selectWishlist = (state: ShellState) => state.wishlist.items;
/** Products on the wishlist. */
export const selectWishlistCount = (state: ShellState) => state.wishlist.items.length;
/** True while the product of this id is on the wishlist. */
export const selectIsWished = (id: number) => (state: ShellState) =>
  state.wishlist.items.some((wish) => wish.id === id);
/** True once the wishlist takes no more products. */
export const selectIsWishlistFull = (state: ShellState) =>
  state.wishlist.items.length >= MAX_WISHES;

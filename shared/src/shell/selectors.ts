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
/** The signed-in user; null for visitors. */
export const selectUser = (state: ShellState) => state.auth.user;
export const selectToken = (state: ShellState) => state.auth.token;
/** The cart's lines in the order they were added. */
export const selectCartItems = (state: ShellState) => state.cart.items;
/** The idempotency key of the cart's order; undefined if the host has none. */
export const selectOrderKey = (state: ShellState) => state.cart.orderKey;
/** The limits of one order; undefined until the shop has responded. */
export const selectCartLimits = (state: ShellState) => state.cart.limits;
/** Pieces in the cart. */
export const selectCartCount = (state: ShellState) => countPieces(state.cart.items);
/** Rupees. */
export const selectCartTotal = (state: ShellState) => totalOf(state.cart.items);
/** The number of pieces of a product or variant in the cart. */
export const selectQuantityOf = (key: LineKey) => (state: ShellState) =>
  state.cart.items.find((item) => isLine(item, key))?.quantity ?? 0;
/** Maximum pieces of a product or variant in the cart, given its other lines (D8, D44). */
export const selectMostOf = (line: LineRef & Pick<CartItem, 'in_stock'>) => (state: ShellState) =>
  mostOf(state.cart.items, line, state.cart.limits);

/** The products on the wishlist, newest first. */
export const selectWishlist = (state: ShellState) => state.wishlist.items;
/** Number of products on the wishlist. */
export const selectWishlistCount = (state: ShellState) => state.wishlist.items.length;
/** True if the wishlist contains this product id. */
export const selectIsWished = (id: number) => (state: ShellState) =>
  state.wishlist.items.some((wish) => wish.id === id);
/** True if the wishlist is full. */
export const selectIsWishlistFull = (state: ShellState) =>
  state.wishlist.items.length >= MAX_WISHES;

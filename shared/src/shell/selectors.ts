import { countPieces, totalOf } from '../domain/cart';
import type { ShellState } from './state';

export const selectIsAuthenticated = (state: ShellState) => state.auth.isAuthenticated;
export const selectUser = (state: ShellState) => state.auth.user;
export const selectToken = (state: ShellState) => state.auth.token;
export const selectCartItems = (state: ShellState) => state.cart.items;
/** Pieces in the cart. */
export const selectCartCount = (state: ShellState) => countPieces(state.cart.items);
/** Rupees. */
export const selectCartTotal = (state: ShellState) => totalOf(state.cart.items);
/** How many pieces of a product the cart holds, 0 when none. */
export const selectQuantityOf = (id: number) => (state: ShellState) =>
  state.cart.items.find((item) => item.id === id)?.quantity ?? 0;

import { createAction } from '@reduxjs/toolkit';
import type { User } from '@pasal/core/contract/user';
import type { OrderLimits } from '../contracts/orders/order-quote';
import type { AcceptedLine, CartProduct, LineKey } from '../domain/cart';
import type { WishedProduct } from '../domain/wishlist';
import type { CartState } from './state';

/** Marks the user authenticated; the host stores the token in its cookie (R4.7). */
export const setCredentials = createAction<{ user: User; token: string }>('auth/setCredentials');
/** Clears user and token and removes the cookie (R4.7). */
export const logout = createAction('auth/logout');

/** Adds one piece of a product to the cart, within stock and limits. */
export const addToCart = createAction<CartProduct>('cart/addToCart');
/** Adds several pieces at once, within stock and limits. */
export const addPiecesToCart = createAction<{ product: CartProduct; quantity: number }>(
  'cart/addPiecesToCart',
);
/** Adds one piece to a cart line, within stock and limits. */
export const incrementQuantity = createAction<LineKey>('cart/incrementQuantity');
/** At 1 the line is removed (R4.4). */
export const decrementQuantity = createAction<LineKey>('cart/decrementQuantity');
/** Removes a line from the cart, whatever its quantity. */
export const removeFromCart = createAction<LineKey>('cart/removeFromCart');
/** Applies the server's price and stock to a line the shopper accepted (D14). */
export const acceptCartLine = createAction<AcceptedLine>('cart/acceptCartLine');
/** Empties the cart. */
export const clearCart = createAction('cart/clearCart');
/**
 * The order under `key` is placed: its products leave the cart, and the next order gets a new key. Has no effect if
 * another tab has dispatched it already.
 */
export const cartOrdered = createAction<{ key: string; products: LineKey[] }>('cart/cartOrdered');
/** The current limits of one order. */
export const limitCart = createAction<OrderLimits>('cart/limitCart');
/** Adds a product to the wishlist, unless it is full. */
export const addToWishlist = createAction<WishedProduct>('wishlist/addToWishlist');
/** Removes a product from the wishlist by its id. */
export const removeFromWishlist = createAction<number>('wishlist/removeFromWishlist');
/** Another tab of this browser changed the wishlist: replace it. */
export const replaceWishlist = createAction<WishedProduct[]>('wishlist/replaceWishlist');
/** Another tab of this browser changed the cart: replace its lines and order key. */
export const replaceCart =
  createAction<Pick<CartState, 'items' | 'orderKey' | 'unread'>>('cart/replaceCart');

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

/** Puts one piece of a product into the cart, as far as stock and limits allow. */
export const addToCart = createAction<CartProduct>('cart/addToCart');
/** Adds several pieces at once, as far as stock and limits allow. */
export const addPiecesToCart = createAction<{ product: CartProduct; quantity: number }>(
  'cart/addPiecesToCart',
);
/** Adds one piece to a line of the cart, as far as stock and limits allow. */
export const incrementQuantity = createAction<LineKey>('cart/incrementQuantity');
/** At 1 the line is removed (R4.4). */
export const decrementQuantity = createAction<LineKey>('cart/decrementQuantity');
/** Takes a line out of the cart, whatever its quantity. */
export const removeFromCart = createAction<LineKey>('cart/removeFromCart');
/** Takes the server's price and stock over for one line the shopper accepted (D14). */
export const acceptCartLine = createAction<AcceptedLine>('cart/acceptCartLine');
/** Takes every line out of the cart. */
export const clearCart = createAction('cart/clearCart');
/**
 * The order under `key` is placed: what it has leaves the cart, and the next one gets a key of its
 * own. Without effect when another tab has said so already.
 */
export const cartOrdered = createAction<{ key: string; products: LineKey[] }>('cart/cartOrdered');
/** The current limits of one order. */
export const limitCart = createAction<OrderLimits>('cart/limitCart');
/** Puts a product on the wishlist, unless that is full. */
export const addToWishlist = createAction<WishedProduct>('wishlist/addToWishlist');
/** Takes a product off the wishlist, by its id. */
export const removeFromWishlist = createAction<number>('wishlist/removeFromWishlist');
/** Another tab of this browser changed the wishlist: take it over. */
export const replaceWishlist = createAction<WishedProduct[]>('wishlist/replaceWishlist');
/** Another tab of this browser changed the cart: take its lines and the key of its order over. */
export const replaceCart =
  createAction<Pick<CartState, 'items' | 'orderKey' | 'unread'>>('cart/replaceCart');

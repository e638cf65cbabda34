import type { UnknownAction } from 'redux';
import type { ShellState } from '@pasal/shared/shell';
import { makeAuthReducer } from './auth-slice';
import { makeCartReducer } from './cart-slice';
import { wishlistReducer } from './wishlist-slice';

const NOTHING: UnknownAction = { type: 'first-state' };

/**
 * Makes the state that every page starts from, on the server and in the browser alike: no user, an empty cart
 * and an empty wishlist. A browser shows its saved state after it has taken over the server's HTML.
 */
export const makeFirstState = (): ShellState => ({
  auth: makeAuthReducer(null)(undefined, NOTHING),
  cart: makeCartReducer('')(undefined, NOTHING),
  wishlist: wishlistReducer(undefined, NOTHING),
});

import type { UnknownAction } from 'redux';
import type { ShellState } from '@pasal/shared/shell';
import { makeAuthReducer } from './auth-slice';
import { makeCartReducer } from './cart-slice';
import { wishlistReducer } from './wishlist-slice';

const NOTHING: UnknownAction = { type: 'first-state' };

/**
 * Makes the initial state of every page, on the server and in the browser alike: no user, an empty cart and an empty
 * wishlist. A browser shows its saved state after hydration.
 */
export const makeFirstState = (): ShellState => ({
  auth: makeAuthReducer(null)(undefined, NOTHING),
  cart: makeCartReducer('')(undefined, NOTHING),
  wishlist: wishlistReducer(undefined, NOTHING),
});

import type { UnknownAction } from 'redux';
import type { ShellState } from '@pasal/shared/shell';
import { makeAuthReducer } from './auth-slice';
import { makeCartReducer } from './cart-slice';
import { wishlistReducer } from './wishlist-slice';

const NOTHING: UnknownAction = { type: 'first-state' };

/**
 * What every visitor's page starts from, on the server and in the browser alike: nobody is known, cart
 * and wishlist are empty. A browser shows what it has saved once it has taken over the server's HTML.
 */
export const firstState = (): ShellState => ({
  auth: makeAuthReducer(null)(undefined, NOTHING),
  cart: makeCartReducer('')(undefined, NOTHING),
  wishlist: wishlistReducer(undefined, NOTHING),
});

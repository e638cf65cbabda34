import { applyMiddleware, combineReducers, legacy_createStore, type Middleware } from 'redux';
import { baseApi } from '@pasal/shared/api';
import { makeAuthReducer } from './auth-slice';
import { makeCartReducer } from './cart-slice';
import { wishlistReducer } from './wishlist-slice';

/** The hooks of the cache ask its middleware who subscribes; on the server nobody does. */
const noSubscriptions: Middleware = () => (next) => (action) =>
  baseApi.internalActions.internal_getRTKQSubscriptions.match(action) ? {} : next(action);

const reducer = combineReducers({
  auth: makeAuthReducer(null),
  cart: makeCartReducer(''),
  wishlist: wishlistReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

/**
 * The store of one page that is rendered on the server: nothing is saved, nobody is known, nothing is
 * asked for. The cache's own middleware stays away: its timers would keep each store for a minute.
 */
export const makePageStore = () => legacy_createStore(reducer, applyMiddleware(noSubscriptions));

import { applyMiddleware, combineReducers, legacy_createStore, type Middleware } from 'redux';
import { baseApi } from '@pasal/shared/api';
import { makeAuthReducer } from './auth-slice';
import { makeCartReducer } from './cart-slice';
import { wishlistReducer } from './wishlist-slice';

/** The cache's hooks ask its middleware for subscriptions; on the server there are none. */
const noSubscriptions: Middleware = () => (next) => (action) =>
  baseApi.internalActions.internal_getRTKQSubscriptions.match(action) ? {} : next(action);

const reducer = combineReducers({
  auth: makeAuthReducer(null),
  cart: makeCartReducer(''),
  wishlist: wishlistReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

/**
 * Makes the store of one server-rendered page: nothing is saved, no user is known, no call is made. The cache's own
 * middleware is left out, because its timers would retain each store for a minute.
 */
export const makePageStore = () => legacy_createStore(reducer, applyMiddleware(noSubscriptions));

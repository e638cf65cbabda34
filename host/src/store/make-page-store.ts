import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { baseApi } from '@pasal/shared/api';
import { makeAuthReducer } from './auth-slice';
import { makeCartReducer } from './cart-slice';

/**
 * The store of one page that is rendered on the server: nothing is saved, nobody is known. `end` must be
 * called: the cache's timers would keep the store for a minute.
 */
export function makePageStore() {
  const store = configureStore({
    reducer: combineReducers({
      auth: makeAuthReducer(null),
      cart: makeCartReducer(''),
      [baseApi.reducerPath]: baseApi.reducer,
    }),
    devTools: false,
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false, thunk: true }).concat(
        baseApi.middleware,
      ),
  });
  return { store, end: () => void store.dispatch(baseApi.util.resetApiState()) };
}

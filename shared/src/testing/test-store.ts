import { configureStore, createReducer } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { baseApi, sessionEnd } from '@pasal/shared/api';
import * as domain from '@pasal/shared/domain';
import * as shell from '@pasal/shared/shell';

const cartReducer = createReducer(shell.emptyCart, (build) => {
  build
    .addCase(shell.addToCart, (state, { payload }) => {
      state.items = domain.addProduct(state.items, payload, state.limits);
    })
    .addCase(shell.addPiecesToCart, (state, { payload: { product, quantity } }) => {
      state.items = domain.addPieces(state.items, product, quantity, state.limits);
    })
    .addCase(shell.incrementQuantity, (state, { payload }) => {
      state.items = domain.incrementItem(state.items, payload, state.limits);
    })
    .addCase(shell.decrementQuantity, (state, { payload }) => {
      state.items = domain.decrementItem(state.items, payload);
    })
    .addCase(shell.removeFromCart, (state, { payload }) => {
      state.items = domain.removeItem(state.items, payload);
    })
    .addCase(shell.acceptCartLine, (state, { payload }) => {
      state.items = domain.acceptLine(state.items, payload);
    })
    .addCase(shell.replaceCart, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(shell.limitCart, (state, { payload }) => ({ ...state, limits: payload }))
    .addCase(shell.cartOrdered, (state, { payload }) => {
      if (payload.key !== state.orderKey) return;
      state.items = state.items.filter(
        (item) => !payload.products.some((key) => domain.isLine(item, key)),
      );
      state.orderKey = domain.nextOrderKey(payload.key);
    })
    .addCase(shell.clearCart, (state) => ({ ...state, items: [] }));
});

const authReducer = createReducer(shell.signedOut, (build) => {
  build
    .addCase(shell.setCredentials, (_state, { payload }) => ({ isAuthenticated: true, ...payload }))
    .addCase(shell.logout, () => shell.signedOut);
});

const wishlistReducer = createReducer(shell.emptyWishlist, (build) => {
  build
    .addCase(shell.addToWishlist, (state, { payload }) => {
      state.items = domain.addWish(state.items, payload);
    })
    .addCase(shell.removeFromWishlist, (state, { payload }) => {
      state.items = domain.removeWish(state.items, payload);
    })
    .addCase(shell.replaceWishlist, (_state, { payload }) => ({ items: payload }));
});

const reducer = combineReducers({
  auth: authReducer,
  cart: cartReducer,
  wishlist: wishlistReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

/** A store with the shell's contract but without the host: for a remote's tests and stand-alone start. */
export function makeTestStore(state: Partial<shell.ShellState> = {}) {
  return configureStore({
    reducer,
    preloadedState: state,
    // Both checks stay on, without warnings that they are slow on a busy machine.
    middleware: (defaults) =>
      defaults({
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware, sessionEnd),
  });
}

export type TestStore = ReturnType<typeof makeTestStore>;

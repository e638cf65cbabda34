import { configureStore, createReducer } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { baseApi } from '@pasal/shared/api';
import * as cart from '@pasal/shared/domain';
import * as shell from '@pasal/shared/shell';

const cartReducer = createReducer(shell.emptyCart, (build) => {
  build
    .addCase(shell.addToCart, (state, { payload }) => ({
      items: cart.addProduct(state.items, payload),
    }))
    .addCase(shell.incrementQuantity, (state, { payload }) => ({
      items: cart.incrementItem(state.items, payload),
    }))
    .addCase(shell.decrementQuantity, (state, { payload }) => ({
      items: cart.decrementItem(state.items, payload),
    }))
    .addCase(shell.removeFromCart, (state, { payload }) => ({
      items: cart.removeItem(state.items, payload),
    }))
    .addCase(shell.acceptCartLine, (state, { payload }) => ({
      items: cart.acceptLine(state.items, payload),
    }))
    .addCase(shell.replaceCart, (_state, { payload }) => ({ items: payload }))
    .addCase(shell.clearCart, () => shell.emptyCart);
});

const authReducer = createReducer(shell.signedOut, (build) => {
  build
    .addCase(shell.setCredentials, (_state, { payload }) => ({ isAuthenticated: true, ...payload }))
    .addCase(shell.logout, () => shell.signedOut);
});

const reducer = combineReducers({
  auth: authReducer,
  cart: cartReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

/** A store that keeps the shell's contract without the host: for a remote's tests and its stand-alone start. */
export function makeTestStore(state: Partial<shell.ShellState> = {}) {
  return configureStore({
    reducer,
    preloadedState: state,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}

export type TestStore = ReturnType<typeof makeTestStore>;

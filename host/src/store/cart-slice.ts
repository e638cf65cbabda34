import { createReducer } from '@reduxjs/toolkit';
import { siteApi } from '@pasal/shared/api';
import {
  acceptLine,
  addPieces,
  addProduct,
  decrementItem,
  incrementItem,
  isLine,
  nextOrderKey,
  removeItem,
} from '@pasal/shared/domain';
import {
  acceptCartLine,
  addPiecesToCart,
  addToCart,
  cartOrdered,
  clearCart,
  decrementQuantity,
  emptyCart,
  incrementQuantity,
  limitCart,
  removeFromCart,
  replaceCart,
  type CartState,
} from '@pasal/shared/shell';

/**
 * The cart of this browser (R4.3 to R4.5); its arithmetic is in shared/domain.
 * @param orderKey the key of the cart's order, unless the saved cart has one
 */
export const makeCartReducer = (orderKey: string) =>
  createReducer<CartState>({ ...emptyCart, orderKey }, (build) => {
    build
      .addCase(addToCart, (state, { payload }) => {
        state.items = addProduct(state.items, payload, state.limits);
      })
      .addCase(addPiecesToCart, (state, { payload: { product, quantity } }) => {
        state.items = addPieces(state.items, product, quantity, state.limits);
      })
      .addCase(incrementQuantity, (state, { payload }) => {
        state.items = incrementItem(state.items, payload, state.limits);
      })
      .addCase(decrementQuantity, (state, { payload }) => {
        state.items = decrementItem(state.items, payload);
      })
      .addCase(removeFromCart, (state, { payload }) => {
        state.items = removeItem(state.items, payload);
      })
      .addCase(acceptCartLine, (state, { payload }) => {
        state.items = acceptLine(state.items, payload);
      })
      .addCase(replaceCart, (state, { payload }) => {
        state.items = payload.items;
        if (payload.unread) state.unread = payload.unread;
        state.orderKey = payload.orderKey ?? state.orderKey;
      })
      .addCase(limitCart, (state, { payload }) => {
        state.limits = payload;
      })
      .addCase(cartOrdered, (state, { payload }) => {
        if (payload.key !== state.orderKey) return;
        state.items = state.items.filter(
          (item) => !payload.products.some((key) => isLine(item, key)),
        );
        state.orderKey = nextOrderKey(payload.key);
      })
      .addCase(clearCart, (state) => {
        state.items = [];
      })
      .addMatcher(siteApi.endpoints.siteSettings.matchFulfilled, (state, { payload }) => {
        state.limits = payload.settings.order_limits;
      });
  });

import { createReducer } from '@reduxjs/toolkit';
import {
  acceptLine,
  addProduct,
  decrementItem,
  incrementItem,
  removeItem,
} from '@pasal/shared/domain';
import {
  acceptCartLine,
  addToCart,
  clearCart,
  decrementQuantity,
  emptyCart,
  incrementQuantity,
  removeFromCart,
  replaceCart,
} from '@pasal/shared/shell';

/** The cart of this browser (spec §4 "Cart"); its arithmetic is in shared/domain. */
export const cartReducer = createReducer(emptyCart, (build) => {
  build
    .addCase(addToCart, (state, { payload }) => ({ items: addProduct(state.items, payload) }))
    .addCase(incrementQuantity, (state, { payload }) => ({
      items: incrementItem(state.items, payload),
    }))
    .addCase(decrementQuantity, (state, { payload }) => ({
      items: decrementItem(state.items, payload),
    }))
    .addCase(removeFromCart, (state, { payload }) => ({ items: removeItem(state.items, payload) }))
    .addCase(acceptCartLine, (state, { payload }) => ({ items: acceptLine(state.items, payload) }))
    .addCase(replaceCart, (_state, { payload }) => ({ items: payload }))
    .addCase(clearCart, () => emptyCart);
});

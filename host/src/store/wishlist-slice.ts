import { createReducer } from '@reduxjs/toolkit';
import { addWish, removeWish } from '@pasal/shared/domain';
import {
  addToWishlist,
  emptyWishlist,
  removeFromWishlist,
  replaceWishlist,
} from '@pasal/shared/shell';

/** The wishlist of this browser; its rules are in shared/domain. */
export const wishlistReducer = createReducer(emptyWishlist, (build) => {
  build
    .addCase(addToWishlist, (state, { payload }) => {
      state.items = addWish(state.items, payload);
    })
    .addCase(removeFromWishlist, (state, { payload }) => {
      state.items = removeWish(state.items, payload);
    })
    .addCase(replaceWishlist, (state, { payload }) => {
      state.items = payload;
    });
});

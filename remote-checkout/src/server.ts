import type { ServerModule } from '@pasal/shared/shell';
import { EarlyCart } from './pages/cart/early/early-cart';
import { showCart } from './pages/cart/early/show-cart.document';
import { remote as parts } from './remote';

/** The remote as the server knows it: with what stands in a page's place before the page's scripts are there. */
export const remote: ServerModule = {
  ...parts,
  early: { cart: { Component: EarlyCart, show: String(showCart) } },
};

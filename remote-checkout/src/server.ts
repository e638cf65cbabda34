import type { ServerModule } from '@pasal/shared/shell';
import { EarlyCart } from './pages/cart/early/early-cart';
import { showCart } from './pages/cart/early/show-cart.document';
import { remote as parts } from './remote';

/** The remote's server module, with early content shown until the page's scripts are loaded. */
export const remote: ServerModule = {
  ...parts,
  early: { cart: { Component: EarlyCart, show: String(showCart) } },
};

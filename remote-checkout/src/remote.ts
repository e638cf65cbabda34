import type { DescribedModule } from '@pasal/shared/shell';
import { description } from './routes';

export const remote: DescribedModule<typeof description> = {
  name: description.name,
  routes: description.routes,
  pages: {
    cart: () => import('./pages/cart/cart-page').then((module) => module.CartPage),
    checkout: () => import('./pages/checkout/checkout-page').then((module) => module.CheckoutPage),
    order: () => import('./pages/order/order-page').then((module) => module.OrderPage),
    'track-order': () =>
      import('./pages/track-order/track-order-page').then((module) => module.TrackOrderPage),
    rider: () => import('./pages/rider/rider-page').then((module) => module.RiderPage),
    'sent-rider': () => import('./pages/rider/rider-page').then((module) => module.RiderPage),
  },
  slots: {},
};

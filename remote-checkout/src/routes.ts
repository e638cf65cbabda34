import type { RemoteDescription } from '@pasal/shared/shell';
import { patterns } from './paths';

export const description = {
  name: 'checkout',
  title: 'the checkout',
  routes: [
    { path: patterns.cart, page: 'cart' },
    { path: patterns.checkout, page: 'checkout', needs: [{ call: 'districts' }] },
    { path: patterns.order, page: 'order' },
    { path: patterns.trackOrder, page: 'track-order' },
  ],
  slots: [],
} as const satisfies RemoteDescription;

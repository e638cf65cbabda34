import type { RemoteDescription } from '@pasal/shared/shell';
import { title } from './messages';
import { patterns } from './paths';

export const description = {
  name: 'checkout',
  title,
  routes: [
    { path: patterns.cart, page: 'cart', render: 'browser' },
    {
      path: patterns.checkout,
      page: 'checkout',
      render: 'browser',
      needs: [{ call: 'districts' }],
    },
    { path: patterns.order, page: 'order', render: 'browser' },
    { path: patterns.trackOrder, page: 'track-order', render: 'browser' },
    { path: patterns.rider, page: 'rider', render: 'browser', isSecret: true },
    { path: patterns.sentRider, page: 'sent-rider', render: 'browser', isSecret: true },
  ],
  slots: [],
} as const satisfies RemoteDescription;

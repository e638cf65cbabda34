import type { RemoteDescription } from '@pasal/shared/shell';
import * as messages from './messages';
import { needs } from './needs';
import { patterns, VARIANT } from './paths';

/** The catalogue's pages and parts; the build evaluates only this file and copies it into the release record. */
export const description = {
  name: 'catalog',
  title: messages.title,
  routes: [
    { path: patterns.home, page: 'home', needs: needs.home },
    { path: patterns.category, page: 'category', needs: needs.category },
    { path: patterns.product, page: 'product', needs: needs.product, search: [VARIANT] },
    { path: patterns.search, page: 'search', needs: needs.search },
    // Only the browser knows the products on it.
    { path: patterns.wishlist, page: 'wishlist', render: 'browser' },
    // Only the browser knows the stored comparison.
    { path: patterns.compare, page: 'compare', render: 'browser' },
  ],
  slots: ['headerSearch'],
} as const satisfies RemoteDescription;

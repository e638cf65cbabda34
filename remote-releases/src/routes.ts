import type { RemoteDescription } from '@pasal/shared/shell';
import { part, title } from './messages';
import { paths } from './paths';

/** The pages of this remote; the build evaluates only this file and copies it into the release record. */
export const description = {
  name: 'releases',
  title: part,
  routes: [
    {
      path: paths.releases(),
      page: 'releases',
      layout: 'dashboard',
      // Between the site's settings and the activity log.
      sidebar: { label: title, icon: 'play', group: 'administration', order: 75, for: 'admin' },
    },
  ],
  slots: [],
} as const satisfies RemoteDescription;

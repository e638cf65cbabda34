import { paths } from '@pasal/shared/routing/paths';

/**
 * The pages of the host itself, in the form of a remote's description: the build copies it into
 * the host's record, so that the server knows which addresses exist.
 */
export const description = {
  name: 'host',
  title: 'the shop',
  routes: [
    { path: paths.login(), page: 'login', render: 'browser' },
    { path: paths.contact(), page: 'contact' },
    { path: paths.privacyPolicy(), page: 'privacy-policy' },
    { path: paths.terms(), page: 'terms' },
  ],
  /** Header and footer show these around every page of the shop. */
  needs: [{ call: 'siteSettings' }, { call: 'categoryNames' }],
} as const;

export type HostPage = (typeof description.routes)[number]['page'];

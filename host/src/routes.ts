import { paths } from '@pasal/shared/routing/paths';
import { title } from './messages';

/** The text of a page that the owner writes. */
const textOf = <Kind extends string>(kind: Kind) =>
  [{ call: 'ownerPage', params: { kind: { value: kind } } }] as const;

/**
 * The host's own pages, in the form of a remote's description: the build copies it into the host's record, so that
 * the server knows which addresses exist.
 */
export const description = {
  name: 'host',
  title,
  routes: [
    { path: paths.login(), page: 'login', render: 'browser' },
    { path: paths.contact(), page: 'contact' },
    { path: paths.privacyPolicy(), page: 'privacy-policy', needs: textOf('privacy') },
    { path: paths.terms(), page: 'terms', needs: textOf('terms') },
    { path: paths.returns(), page: 'returns', needs: textOf('returns') },
    { path: paths.about(), page: 'about', needs: textOf('about') },
    { path: paths.questions(), page: 'questions', needs: textOf('questions') },
    { path: paths.draft(':kind', ':language'), page: 'draft', render: 'browser' },
  ],
  /** Header and footer show these around every page of the shop. */
  needs: [{ call: 'siteSettings' }, { call: 'categoryNames' }],
} as const;

export type HostPage = (typeof description.routes)[number]['page'];

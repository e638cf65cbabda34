import { patterns } from '@pasal/shared/routing/paths';

/**
 * The pages of the host itself, in the form of a remote's description: the build copies it into
 * the host's record, so that the server knows which addresses exist.
 */
export const description = {
  name: 'host',
  title: 'the shop',
  routes: [
    { path: patterns.login, page: 'login' },
    { path: patterns.contact, page: 'contact' },
    { path: patterns.privacyPolicy, page: 'privacy-policy' },
    { path: patterns.terms, page: 'terms' },
  ],
} as const;

export type HostPage = (typeof description.routes)[number]['page'];

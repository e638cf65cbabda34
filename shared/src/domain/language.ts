import type { Language } from '@pasal/platform/contract/language';

/**
 * The language of a build: each one has its own twin of this module. What the host gives to all remotes (`shell`) says
 * the page's, which is the host's.
 */
export const LANGUAGE = 'en' as Language;

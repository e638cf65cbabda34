import type { Language } from '@pasal/platform/contract/language';

/**
 * The language of a build: each one has its own twin of this module. What the host gives to all remotes (`shell`) says
 * the page's, which is the host's.
 */
export const LANGUAGE = 'en' as Language;

/** As a word of its own it also keeps out of a build what only the other language imports. */
export const IS_NEPALI = false as boolean;

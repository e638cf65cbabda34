import type { Language } from '@pasal/platform/contract/language';

/**
 * The language of a build: each language has its own variant of this module. The host's shared `shell` has the
 * page's language, which is the host's.
 */
export const LANGUAGE = 'en' as Language;

/** A separate constant, so that a build excludes imports of the other language. */
export const IS_NEPALI = false as boolean;

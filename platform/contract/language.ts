import type { Language } from '@pasal/core/contract/language';

export * from '@pasal/core/contract/language';

/**
 * The languages other than the first, which a release may have (`languages` of its record). Each has a path prefix of
 * its own, such as `/ne/cart`.
 */
export const OTHER_LANGUAGES = ['ne'] as const satisfies readonly Language[];
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** The path prefix of a language: empty, or `/ne`. */
export const prefixOf = (language: Language) =>
  language === 'en' ? '' : (`/${language}` as const);

/** The language in an address, and the path after it. `/NE/cart` is an ordinary path. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = OTHER_LANGUAGES.find(
    (each) => path === prefixOf(each) || path.startsWith(`${prefixOf(each)}/`),
  );
  if (!language) return { language: 'en', path };
  return { language, path: path.slice(prefixOf(language).length) || '/' };
}

/** A path in another language; the given path has no prefix. */
export const pathIn = (language: Language, path: string) =>
  language === 'en' ? path : prefixOf(language) + (path === '/' ? '' : path);

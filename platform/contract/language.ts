import type { Language } from '@pasal/core/contract/language';

export * from '@pasal/core/contract/language';

/**
 * The languages beside the first, which a release may have (`languages` of its record). Each has its addresses below a
 * part of its own, such as `/ne/cart`.
 */
export const OTHER_LANGUAGES = ['ne'] as const satisfies readonly Language[];
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** What stands before every path of pages in a language: nothing, or `/ne`. */
export const prefixOf = (language: Language) =>
  language === 'en' ? '' : (`/${language}` as const);

/** The language that an address says, and the path behind that. `/NE/cart` is an address like any other. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = OTHER_LANGUAGES.find(
    (each) => path === prefixOf(each) || path.startsWith(`${prefixOf(each)}/`),
  );
  if (!language) return { language: 'en', path };
  return { language, path: path.slice(prefixOf(language).length) || '/' };
}

/** A path in another language; a path says none of its own. */
export const pathIn = (language: Language, path: string) =>
  language === 'en' ? path : prefixOf(language) + (path === '/' ? '' : path);

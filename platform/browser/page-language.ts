import { LANGUAGES, splitLanguage, type Language } from '../contract/language';

/** The language of the page's document. */
export const languageOf = (page: Document): Language =>
  LANGUAGES.find((each) => each === page.documentElement.lang) ?? 'en';

/** An address's path in the form that routes use. */
export const routedPath = (pathname: string) => splitLanguage(pathname).path;

import { LANGUAGES, splitLanguage, type Language } from '../contract/language';

/** The language of the page, as its document says. */
export const languageOf = (page: Document): Language =>
  LANGUAGES.find((each) => each === page.documentElement.lang) ?? 'en';

/** The path that routes know of an address of the page. */
export const routedPath = (pathname: string) => splitLanguage(pathname).path;

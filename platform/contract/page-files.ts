import { LANGUAGES, type Language } from './language';

/**
 * The file of each release that lists the files its pages in a language show first. It is separate from the schemas
 * of a release, which no page in a browser includes.
 */
export const pageFilesIn = (language: Language) =>
  language === 'en' ? 'page-files.json' : `page-files.${language}.json`;

/** The language of such a file's name; undefined for another file. */
export const languageOfPageFiles = (file: string) =>
  LANGUAGES.find((language) => file === pageFilesIn(language));

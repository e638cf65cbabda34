import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The languages a build may have beside English; those of `platform/contract/language.ts`. */
export const OTHER_LANGUAGES = /** @type {const} */ (['ne']);

const EXTENSIONS = ['.ts', '.tsx', '.js'];

/**
 * The endings by which a build in this language finds a module: the one with the words of the language before the one
 * with English words, such as `messages.ne.ts` before `messages.ts`.
 * @param {string} language
 */
export const extensionsOf = (language) =>
  language === 'en'
    ? EXTENSIONS
    : [...EXTENSIONS.map((extension) => `.${language}${extension}`), ...EXTENSIONS];

/**
 * The conditions by which shared, as the kit brings it compiled, gives a build the words of its language.
 * @param {string} language
 */
export const conditionsOf = (language) => (language === 'en' ? [] : [language]);

/** Modules of words, by their names; each has a twin in every language of its build, such as `messages.ne.ts`. */
const WORDS = /^(?:(?:.*-)?messages|words|labels)\.tsx?$/;
/** @param {string} file */
export const isOfWords = (file) => WORDS.test(path.basename(file));
/**
 * @param {string} file
 * @param {string} language
 */
export const twinOf = (file, language) => file.replace(/(?=\.tsx?$)/, `.${language}`);

/**
 * The languages, beside English, in which host or remote has words.
 * @param {string} directory
 */
export function languagesOf(directory) {
  const files = readdirSync(path.join(directory, 'src'), { recursive: true, encoding: 'utf8' });
  return OTHER_LANGUAGES.filter((language) =>
    files.some((file) => file.endsWith(`.${language}.ts`) || file.endsWith(`.${language}.tsx`)),
  );
}

/**
 * The name of a file that a build in this language writes: `host.1a2b3c4d.ne.js`.
 * @param {string} language
 * @param {string} name
 */
export const fileNameIn = (language, name) =>
  language === 'en' ? name : name.replace(/(?=\.[a-z]+$)/, `.${language}`);

/**
 * The name of the browser's half of a build in a language.
 * @param {string} name
 * @param {string} language
 */
export const browserBuildName = (name, language) =>
  language === 'en' ? name : `${name} ${language}`;

/**
 * The language that an address says, as `splitLanguage` of the contract finds it.
 * @param {string} pathname
 */
export const languageOfPath = (pathname) =>
  OTHER_LANGUAGES.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`)) ??
  'en';

/**
 * A path without the part that says its language.
 * @param {string} pathname
 */
export const pathWithoutLanguage = (pathname) => {
  const language = languageOfPath(pathname);
  return language === 'en' ? pathname : pathname.slice(`/${language}`.length) || '/';
};

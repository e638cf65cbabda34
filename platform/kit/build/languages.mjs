import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The languages a build may have other than English; those of `platform/contract/language.ts`. */
export const OTHER_LANGUAGES = /** @type {const} */ (['ne']);

const EXTENSIONS = ['.ts', '.tsx', '.js'];

/**
 * The extensions by which a build in this language resolves modules: its own texts before the English ones, such as
 * `messages.ne.ts` before `messages.ts`.
 * @param {string} language
 */
export const extensionsOf = (language) =>
  language === 'en'
    ? EXTENSIONS
    : [...EXTENSIONS.map((extension) => `.${language}${extension}`), ...EXTENSIONS];

/**
 * The conditions by which the kit's compiled shared provides the texts of this language.
 * @param {string} language
 */
export const conditionsOf = (language) => (language === 'en' ? [] : [language]);

/** Names of text modules; each has a twin in every other language of its build, such as `messages.ne.ts`. */
const WORDS = /^(?:(?:.*-)?messages|words|labels)\.tsx?$/;
/** @param {string} file */
export const isOfWords = (file) => WORDS.test(path.basename(file));
/**
 * @param {string} file
 * @param {string} language
 */
export const twinOf = (file, language) => file.replace(/(?=\.tsx?$)/, `.${language}`);

/**
 * The languages other than English in which host or remote has texts.
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
 * The name of the browser's build in a language.
 * @param {string} name
 * @param {string} language
 */
export const browserBuildName = (name, language) =>
  language === 'en' ? name : `${name} ${language}`;

/**
 * The language in a path, as `splitLanguage` of the contract finds it.
 * @param {string} pathname
 */
export const languageOfPath = (pathname) =>
  OTHER_LANGUAGES.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`)) ??
  'en';

/**
 * A path without its language prefix.
 * @param {string} pathname
 */
export const pathWithoutLanguage = (pathname) => {
  const language = languageOfPath(pathname);
  return language === 'en' ? pathname : pathname.slice(`/${language}`.length) || '/';
};

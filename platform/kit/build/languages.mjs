import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The languages a build may have beside English; those of `platform/contract/language.ts`. */
const OTHER_LANGUAGES = ['ne'];

const EXTENSIONS = ['.ts', '.tsx', '.js'];

/**
 * The endings by which a build in this language finds a module: the one with the words of the language before the one
 * with English words, such as `messages.ne.ts` before `messages.ts`.
 */
export const extensionsOf = (language) =>
  language === 'en'
    ? EXTENSIONS
    : [...EXTENSIONS.map((extension) => `.${language}${extension}`), ...EXTENSIONS];

/** The languages, beside English, in which host or remote has words. */
export function languagesOf(directory) {
  const files = readdirSync(path.join(directory, 'src'), { recursive: true });
  return OTHER_LANGUAGES.filter((language) =>
    files.some((file) => file.endsWith(`.${language}.ts`) || file.endsWith(`.${language}.tsx`)),
  );
}

/** The name of a file that a build in this language writes: `host.1a2b3c4d.ne.js`. */
export const fileNameIn = (language, name) =>
  language === 'en' ? name : name.replace(/(?=\.[a-z]+$)/, `.${language}`);

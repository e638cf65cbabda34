import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789`;

/** The compiler's format: the build, a digest of the file's text, and the component's number in it. */
const LONG = /(["'])([a-z][a-z0-9-]*__sc-[0-9a-f]{1,8})-(\d+)\1/g;

/**
 * Four characters for a file, the first one a letter: enough for every file with styles on a page.
 * @param {string} text
 */
function signsOf(text) {
  let rest = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  return [LETTERS, SIGNS, SIGNS, SIGNS]
    .map((signs) => {
      const sign = signs[rest % signs.length];
      rest = Math.floor(rest / signs.length);
      return sign;
    })
    .join('');
}

/**
 * Shortens the names of styled components. A server-rendered document repeats each of them in its styles and in every
 * element, and digests do not compress.
 * @param {string} source
 */
export const shortenStyleNames = (source) =>
  source.replace(LONG, (_, quote, file, number) => `${quote}${signsOf(file)}${number}${quote}`);

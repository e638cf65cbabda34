/** Marks of a letter that are left out: accents, joiners, the mark of a byte order. */
const MARKS = /[\u0300-\u036f\u200b-\u200d\ufeff]/g;
/** Whatever is no letter or digit parts words. */
const BETWEEN = /(?:[^0-9A-Za-z\u00c0-\u{10ffff}]|[\s\u2000-\u206f\u0964\u0965\u3000-\u303f])+/u;
const DIGITS = /[०-९]/g;
const ZERO = '०'.charCodeAt(0);
/** Most letters of a word. */
const LONGEST = 60;

/** Letter by letter, as the database does: a Greek word's last letter is no other one. */
const inSmallLetters = (text: string) =>
  text.replace(/\p{Uppercase}/gu, (letter) => letter.toLowerCase());

/** Words of a text in the one form the catalogue has them in: as `search_words` of the database. */
export function wordsOf(text: string): string[] {
  return inSmallLetters(text.normalize('NFKD').replace(MARKS, '').normalize('NFC'))
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - ZERO))
    .split(BETWEEN)
    .filter((word) => word !== '')
    .map((word) => (word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word));
}

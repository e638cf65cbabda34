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

/** Most texts are of these letters only, which need no normal form. */
const isPlain = (text: string) => !/[\u0080-\uffff]/.test(text);

const cut = (word: string) => (word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word);

/** Words of a text in the one form the catalogue has them in. */
export function wordsOf(text: string): string[] {
  if (isPlain(text)) return (text.toLowerCase().match(/[0-9a-z]+/g) ?? []).map(cut);
  return inSmallLetters(text.normalize('NFKD').replace(MARKS, '').normalize('NFC'))
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - ZERO))
    .split(BETWEEN)
    .filter((word) => word !== '')
    .map(cut);
}

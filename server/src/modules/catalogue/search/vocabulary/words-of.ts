/** Marks that are dropped: accents, joiners, the byte order mark. */
const MARKS = /[\u0300-\u036f\u200b-\u200d\ufeff]/g;
/** Everything other than letters and digits separates words. */
const BETWEEN = /(?:[^0-9A-Za-z\u00c0-\u{10ffff}]|[\s\u2000-\u206f\u0964\u0965\u3000-\u303f])+/u;
const DIGITS = /[०-९]/g;
const ZERO = '०'.charCodeAt(0);
/** Maximum letters of a word. */
const LONGEST = 60;

/** Letter by letter, as the database does: a Greek final sigma gets no special form. */
const inSmallLetters = (text: string) =>
  text.replace(/\p{Uppercase}/gu, (letter) => letter.toLowerCase());

/** Most texts only have these letters, which need no normalisation. */
const isPlain = (text: string) => !/[\u0080-\uffff]/.test(text);

const cut = (word: string) => (word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word);

/** The normalised words of a text, as the catalogue stores them. */
export function wordsOf(text: string): string[] {
  if (isPlain(text)) return (text.toLowerCase().match(/[0-9a-z]+/g) ?? []).map(cut);
  return inSmallLetters(text.normalize('NFKD').replace(MARKS, '').normalize('NFC'))
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - ZERO))
    .split(BETWEEN)
    .filter((word) => word !== '')
    .map(cut);
}

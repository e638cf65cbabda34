/** U+FF01 to U+FF5E are the ASCII signs once more, each as wide as a Chinese one. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfe_e0;
const DEVANAGARI_DIGITS = /[\u0966-\u096f]/g;
const DEVANAGARI_ZERO = 0x09_66;
/** Signs that nobody sees: they turn what follows, join, part or choose how the sign before them looks. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Hyphens, dashes and signs of subtraction: telephones and documents write one for another. */
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u2032`´]/g;

/** The text with ASCII digits in place of Devanagari ones. */
export function toAsciiDigits(text: string): string {
  return text.replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/**
 * A number, sum or code as people copy it from telephones, chats and sheets (D340): either script of digits, all spaces, dashes and
 * apostrophes become those of ASCII, and signs that nobody sees go.
 */
export function plainSigns(text: string): string {
  return toAsciiDigits(text)
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\s/g, ' ')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .trim();
}

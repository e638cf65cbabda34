/** U+FF01 to U+FF5E are full-width forms of ASCII. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfe_e0;
const DEVANAGARI_DIGITS = /[\u0966-\u096f]/g;
const DEVANAGARI_ZERO = 0x09_66;
/** Invisible characters: direction marks, joiners, separators and variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Hyphens, dashes and minus signs: phones and documents use them interchangeably. */
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u2032`´]/g;

/** Replaces Devanagari digits by ASCII ones. */
export function toAsciiDigits(text: string): string {
  return text.replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/**
 * Normalises a number, amount or code copied from phones, chats and sheets (D340): digits of either script, all
 * spaces, dashes and apostrophes become ASCII, and invisible characters are removed.
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

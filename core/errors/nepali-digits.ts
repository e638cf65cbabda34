/** U+0966 is the Devanagari zero; the others follow it. */
const ZERO = 0x0966;

/** Digits as Nepali texts below the shop have them; the shop's own `writeDigits` asks what the reader of a page chose. */
export const nepaliDigits = (text: string | number): string =>
  String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

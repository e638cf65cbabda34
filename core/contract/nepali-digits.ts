/** U+0966 is the Devanagari zero; the others follow it. */
const ZERO = 0x0966;

/** Digits as in Nepali texts; pages first consult the reader's choice (`writeDigits`). */
export const nepaliDigits = (text: string | number): string =>
  String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

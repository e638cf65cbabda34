/** U+0966 is the Devanagari zero; the others follow it. */
const ZERO = 0x0966;

/** Digits as Nepali texts have them; what pages show asks first what their reader chose (`writeDigits`). */
export const nepaliDigits = (text: string | number): string =>
  String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

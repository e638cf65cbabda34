export const RUPEES = 'रु.';

/** U+0966 is the Devanagari zero; the others follow it. */
const ZERO = 0x0966;

export const writeDigits = (text: string | number): string =>
  String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

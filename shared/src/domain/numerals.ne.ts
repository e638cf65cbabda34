export const RUPEES = 'रु.';

/** True where the reader chose Latin digits (D167): the host says so to all parts before it makes the page. A server has no reader. */
const isLatin = () => (globalThis as { pasalDigits?: unknown }).pasalDigits === 'latin';

/** U+0966 is the Devanagari zero; the others follow it. */
const ZERO = 0x0966;

export const writeDigits = (text: string | number): string =>
  isLatin()
    ? String(text)
    : String(text).replaceAll(/\d/g, (digit) => String.fromCodePoint(ZERO + Number(digit)));

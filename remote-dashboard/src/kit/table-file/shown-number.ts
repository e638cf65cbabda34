import { format } from 'numfmt';

/** Digits displayed in a cell without a format. */
const DIGITS = 11;
/** Maximum exact integer. */
const MOST_EXACT = 1e15;

/** A number in a cell without a format: integers with all digits, others without floating-point noise. */
function plainNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < MOST_EXACT) return value.toFixed(0);
  return String(Number(value.toPrecision(DIGITS)));
}

/**
 * A number as displayed (D344), in its cell's format. Shortened or hidden digits are restored: a sheet shows
 * 1.23E+11 for a number it stores fully.
 */
export function shownNumber(value: number, pattern: string | undefined): string {
  if (pattern === undefined || /^(?:general|@)?$/i.test(pattern)) return plainNumber(value);
  const shown = format(pattern, value, { throws: false }).trim();
  if (shown === '' || /E[+-]?\d|^#+$/i.test(shown)) return plainNumber(value);
  // More than two decimals are written without trailing zeros, which could be mistaken for thousands.
  return shown.replace(/(\.\d*[1-9])0+$|\.0{3,}$/, '$1');
}

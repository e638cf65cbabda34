import { format } from 'numfmt';

/** Digits that a cell without a format shows. */
const DIGITS = 11;
/** Whole numbers up to here are exact. */
const MOST_EXACT = 1e15;

/** A number as a cell without a format has it: whole ones with all their digits, others without the noise of arithmetic. */
function plainNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < MOST_EXACT) return value.toFixed(0);
  return String(Number(value.toPrecision(DIGITS)));
}

/**
 * A number as its reader sees it on the screen (D344), in the format of its cell. What a format shortens or hides has all its digits:
 * a sheet shows 1.23E+11 of a number that it knows.
 */
export function shownNumber(value: number, pattern: string | undefined): string {
  if (pattern === undefined || /^(?:general|@)?$/i.test(pattern)) return plainNumber(value);
  const shown = format(pattern, value, { throws: false }).trim();
  if (shown === '' || /E[+-]?\d|^#+$/i.test(shown)) return plainNumber(value);
  // More than paisa on a screen is said without zeros, which could be taken for thousands.
  return shown.replace(/(\.\d*[1-9])0+$|\.0{3,}$/, '$1');
}

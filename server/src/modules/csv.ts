/** The byte-order mark that makes spreadsheets read the text as UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * Matches what a spreadsheet would read as a formula: at the start of a cell, and after anything that a spreadsheet of another locale takes
 * for a cell separator. Quotation marks do not help there. Full-width variants of `=` count, as do marks and spaces before the sign.
 */
const START = String.raw`(?<=^|[;\t\r\n])`;
const FORMULA = String.raw`(?=(?:[^\S\t\r\n]|['"])*[=+\-@＝＋－＠])`;
const FORMULA_STARTS = new RegExp(START + FORMULA, 'g');
const GUARDS = new RegExp(`${START}'${FORMULA}`, 'g');

/** Escapes formulas for spreadsheets, with a leading apostrophe. */
function guarded(text: string): string {
  return text.replace(FORMULA_STARTS, "'");
}

/** Removes the apostrophes that `guarded` added. */
export function unguarded(text: string): string {
  return text.replace(GUARDS, '');
}

/** One cell of a CSV (RFC 4180); numbers are not quoted. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = guarded(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV with its end. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

/** Marks the text as UTF-8 for a spreadsheet. */
export const CSV_START = '\uFEFF';

/**
 * Where a spreadsheet would begin to read a formula: at the start of a cell, and behind whatever a
 * spreadsheet of other customs takes for the start of one. Quotation marks do not help there. Signs
 * that look like `=` in full width count, as do marks and spaces in front of the sign.
 */
const START = String.raw`(?<=^|[;\t\r\n])`;
const FORMULA = String.raw`(?=(?:[^\S\t\r\n]|['"])*[=+\-@＝＋－＠])`;
const FORMULA_STARTS = new RegExp(START + FORMULA, 'g');
const GUARDS = new RegExp(`${START}'${FORMULA}`, 'g');

/** A text in which no spreadsheet finds a formula: an apostrophe leads what would be one. */
function guarded(text: string): string {
  return text.replace(FORMULA_STARTS, "'");
}

/** Removes the guards that `guarded` added. */
export function unguarded(text: string): string {
  return text.replace(GUARDS, '');
}

/** One cell of a CSV (RFC 4180); a number stays one. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = guarded(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV with its end. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

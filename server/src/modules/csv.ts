/** Tells a spreadsheet that the text is UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * What a spreadsheet would run as a formula when a cell begins with it; also behind apostrophes, so
 * that whoever reads the file back takes off just the one that is put here.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * One cell of a CSV (RFC 4180). A text that would be a formula is led by an apostrophe; a number
 * stays one.
 */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV with its end. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

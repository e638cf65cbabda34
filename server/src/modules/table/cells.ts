/** A row of a table: its first line in the file and its cells; null if it contains an unterminated quote. */
export interface TableRow {
  line: number;
  cells: readonly string[] | null;
}

/** A formula that portals write so that spreadsheets preserve leading zeros. */
const AS_TEXT = /^="([^"]*)"$/;
/** A line break as some programs escape it in a cell. */
const ESCAPED_BREAK = /_x000[dD]_\r?\n?/g;

/** A cell as the spreadsheet displays it. */
export const shownCell = (cell: string): string =>
  cell.replace(AS_TEXT, '$1').replace(ESCAPED_BREAK, '\n');

export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '');

const ERRORS =
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA|ERROR!|CONNECT!|UNKNOWN!)|Err:\d{3}|#{2,})$/i;

/** True for what a spreadsheet displays for a failed formula or a column that is too narrow. */
export const isErrorCell = (cell: string): boolean => ERRORS.test(cell.trim());

/** True if letters were lost when the file was saved. */
export const hasLostLetters = (cell: string): boolean => cell.includes('\uFFFD');

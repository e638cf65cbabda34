/** A row of a table: the line of the file it begins on, and its cells; null where a quote in it never ends. */
export interface TableRow {
  line: number;
  cells: readonly string[] | null;
}

/** What portals write so that a spreadsheet keeps the zeros of a number. */
const AS_TEXT = /^="([^"]*)"$/;
/** A break of a line as some programs write it into a cell. */
const ESCAPED_BREAK = /_x000[dD]_\r?\n?/g;

/** A cell as its reader sees it on the screen. */
export const shownCell = (cell: string): string =>
  cell.replace(AS_TEXT, '$1').replace(ESCAPED_BREAK, '\n');

export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '');

const ERRORS =
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA|ERROR!|CONNECT!|UNKNOWN!)|Err:\d{3}|#{2,})$/i;

/** True of what a spreadsheet shows where a formula failed, or a column is too narrow. */
export const isErrorCell = (cell: string): boolean => ERRORS.test(cell.trim());

/** Letters that were lost when the file was saved. */
export const hasLostLetters = (cell: string): boolean => cell.includes('\uFFFD');

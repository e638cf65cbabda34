import type { CellValue, Sheet } from 'hucre/xlsx';
import { csvOfRows } from './csv-of-rows';
import { shownNumber } from './shown-number';

/** The value of a formula that the creating program left unevaluated. */
const UNSOLVED = '#VALUE!';

/** The sheet that was read, and the others. */
export interface ReadSheet {
  csv: string;
  sheet: string;
  others: readonly string[];
  hidden: readonly string[];
}

const isHidden = ({ hidden, veryHidden }: Pick<Sheet, 'hidden' | 'veryHidden'>) =>
  hidden === true || veryHidden === true;

function textOf(value: CellValue, pattern: string | undefined): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? shownNumber(value, pattern) : String(value ?? '');
}

function cellsOf({ rows, cells }: Sheet): string[][] {
  return rows.map((row, at) =>
    Array.from(row ?? [], (value, column) => {
      const cell = cells?.get(`${at},${column}`);
      const isUnsolved = cell?.formula !== undefined && (value === null || value === undefined);
      return isUnsolved ? UNSOLVED : textOf(value ?? null, cell?.style?.numFmt);
    }),
  );
}

const isEmpty = ({ rows }: Sheet) =>
  rows.every((row) => (row ?? []).every((value) => value === null || value === ''));

/**
 * The first visible, non-empty sheet of a workbook as CSV.
 * @throws Error if there is none
 */
export function sheetOf(sheets: readonly Sheet[]): ReadSheet {
  const seen = sheets.filter((sheet) => !isHidden(sheet));
  const found = seen.find((sheet) => !isEmpty(sheet)) ?? seen[0];
  if (found === undefined) throw new Error('no sheet can be seen');
  return {
    csv: csvOfRows(cellsOf(found)),
    sheet: found.name,
    others: seen.filter((sheet) => sheet !== found && !isEmpty(sheet)).map(({ name }) => name),
    hidden: sheets.filter((sheet) => isHidden(sheet)).map(({ name }) => name),
  };
}

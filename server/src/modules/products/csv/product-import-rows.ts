import { MAX_IMPORT_ROWS, type ImportProblem } from '@pasal/shared/contracts';
import type { Wording } from '@pasal/core/errors/wording';
import { plainSigns } from '@pasal/shared/domain';
import { unguarded } from '../../csv';
import { hasLostLetters, isErrorCell } from '../../table/cells';
import { plainHeading } from '../../table/column-names';
import { readTable } from '../../table/read-table';
import { CSV_COLUMNS, type ImportColumn } from './product-csv';
import * as messages from '../../product-record/messages';

/** One row of the file: its line, and its cells by column. */
export interface ImportRow {
  line: number;
  cells: ReadonlyMap<ImportColumn, string>;
  /** Cells of columns such as `fact.channels`, by the fact's key. */
  facts: ReadonlyMap<string, string>;
  /** The same for columns such as `fact_ne.lens`. */
  nepaliFacts: ReadonlyMap<string, string>;
}

/** A row's problem, before translation. */
export interface RowProblem extends Omit<ImportProblem, 'message'> {
  message: Wording;
}

interface ImportRows {
  rows: ImportRow[];
  problems: RowProblem[];
  /** Notes on what was skipped. */
  notes: readonly Wording[];
}

/** Maximum characters that a report shows of an unknown heading. */
const COLUMN_NAME_LENGTH = 60;

/** Prefix of a column for one fact; the rest is the fact's key. */
export const FACT_COLUMN = 'fact.';
/** The same for the Nepali fact. */
export const NEPALI_FACT_COLUMN = 'fact_ne.';
/** Prefix of lines that are for people only, such as the hints of the template. */
export const REMARK = '#';

/** With more columns than known names, the first line is not a heading. */
const MAX_COLUMNS = 4 * CSV_COLUMNS.length;

/** Columns by normalised name: `Original Price (Rs.)` is `original_price`. */
const COLUMNS: ReadonlyMap<string, ImportColumn> = new Map(
  [...CSV_COLUMNS, 'pictures' as const].map((column) => [plainHeading(column), column]),
);
const isFact = (name: string) => /^fact(?:_ne)?\.[a-z][a-z0-9_]*$/.test(name);

/** The shop's name of a column; an unknown one is returned unchanged. */
function columnName(cell: string): string {
  const name = cell.trim().toLowerCase();
  return isFact(name) ? name : (COLUMNS.get(plainHeading(name)) ?? name);
}
const isColumn = (name: string): name is ImportColumn =>
  [...COLUMNS.values()].some((known) => known === name);
const isName = (cell: string) => {
  const name = columnName(cell);
  return isFact(name) || isColumn(name);
};
const isRemark = (cells: readonly string[]) => {
  const first = (cells[0] ?? '').trim();
  return first.startsWith(REMARK) && !isErrorCell(first);
};

/** Identifying numbers: spreadsheets may add a decimal, and people may use Devanagari digits. */
const NUMBERS: ReadonlySet<string> = new Set(['id', 'variant', 'version']);

/** Removes the prefix that the export adds to cells a spreadsheet would read as formulas. */
function plain(column: string, cell: string): string {
  const text = unguarded(cell).trim();
  return NUMBERS.has(column) ? plainSigns(text).replace(/^(\d+)\.0+$/, '$1') : text;
}

/** True for a column before the first named one, where people number or tick rows. */
const isEdge = (names: readonly string[], at: number) =>
  names.slice(0, at + 1).every((name) => name === '');

function headingProblems(
  names: readonly string[],
  line: number,
  isUsed: (at: number) => boolean,
): RowProblem[] {
  const wrong = names.flatMap((name, at): [string, Wording][] => {
    if (name === '' && (isEdge(names, at) || !isUsed(at))) return [];
    if (!isColumn(name) && !isFact(name)) {
      return [[name.slice(0, COLUMN_NAME_LENGTH) || String(at + 1), messages.unknownColumn]];
    }
    return names.indexOf(name) < at ? [[name, messages.columnTwice]] : [];
  });
  const finds = ['id', 'slug', 'title'].some((name) => names.includes(name));
  const missing: RowProblem[] = finds ? [] : [{ line, column: null, message: messages.noIdColumn }];
  return [...missing, ...wrong.map(([column, message]) => ({ line, column, message }))];
}

const unreadable = (
  line: number,
  message: Wording,
  notes: readonly Wording[] = [],
): ImportRows => ({
  rows: [],
  problems: [{ line, column: null, message }],
  notes,
});

/** Problems of a cell that don't depend on its meaning. */
function cellFault(cell: string): Wording | undefined {
  if (isErrorCell(cell)) return messages.errorCell;
  return hasLostLetters(cell) ? messages.lostLetters : undefined;
}

/** The rows of a file; unreadable content is reported with its line. */
export async function readImportRows(csv: string): Promise<ImportRows> {
  const table = await readTable(csv, { max: MAX_IMPORT_ROWS, isName, isRemark });
  const { notes, heading, line: headingLine, width } = table;
  // Blank lines count: rows after the last record read may have been missed.
  if (table.rows.length > MAX_IMPORT_ROWS) return unreadable(1, messages.tooManyRows, notes);
  if (heading.length > MAX_COLUMNS) return unreadable(1, messages.tooManyColumns, notes);
  const names = heading.map((name) => columnName(name));
  const isUsed = (at: number) => table.rows.some(({ cells }) => (cells?.[at] ?? '').trim() !== '');
  const problems = heading.length === 0 ? [] : headingProblems(names, headingLine, isUsed);
  if (problems.length > 0) return { rows: [], problems, notes };
  const rows = table.rows.flatMap(({ line, cells: record }): ImportRow[] => {
    const wrong = (message: Wording, column: string | null = null) => {
      problems.push({ line, column, message });
    };
    if (record === null) wrong(messages.brokenCsv);
    if (record === null || isRemark(record)) return [];
    if (record.slice(width).some((cell) => cell.trim() !== '')) {
      wrong(messages.tooManyCells);
      return [];
    }
    const named = record
      .slice(0, names.length)
      .map((cell, at) => [names[at] ?? '', plain(names[at] ?? '', cell)] as const)
      .filter(([name]) => name !== '');
    for (const [name, cell] of named) {
      const fault = cellFault(cell);
      if (fault !== undefined) wrong(fault, name);
    }
    const cells = named.filter((cell): cell is [ImportColumn, string] => isColumn(cell[0]));
    const under = (prefix: string) =>
      new Map(
        named
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, text]) => [name.slice(prefix.length), text]),
      );
    const [facts, nepaliFacts] = [under(FACT_COLUMN), under(NEPALI_FACT_COLUMN)];
    return [{ line, cells: new Map(cells), facts, nepaliFacts }];
  });
  return { rows, problems, notes };
}

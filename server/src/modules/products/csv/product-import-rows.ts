import { MAX_IMPORT_ROWS, type ImportProblem } from '@pasal/shared/contracts';
import type { Wording } from '@pasal/core/errors/wording';
import { plainSigns } from '@pasal/shared/domain';
import { unguarded } from '../../csv';
import { hasLostLetters, isErrorCell } from '../../table/cells';
import { plainHeading } from '../../table/column-names';
import { readTable } from '../../table/read-table';
import { CSV_COLUMNS, type ImportColumn } from './product-csv';
import * as messages from '../../product-record/messages';

/** One row of the file: where it begins, and its cells by column. */
export interface ImportRow {
  line: number;
  cells: ReadonlyMap<ImportColumn, string>;
  /** Cells of columns such as `fact.channels`, by the fact's key. */
  facts: ReadonlyMap<string, string>;
  /** The same of columns such as `fact_ne.lens`. */
  nepaliFacts: ReadonlyMap<string, string>;
}

/** A mistake in a row, before it is put into a language. */
export interface RowProblem extends Omit<ImportProblem, 'message'> {
  message: Wording;
}

interface ImportRows {
  rows: ImportRow[];
  problems: RowProblem[];
  /** How the file was read: what was passed over. */
  notes: readonly Wording[];
}

/** Most characters that a report shows of an unknown heading. */
const COLUMN_NAME_LENGTH = 60;

/** A column for one fact; the rest of its name is the fact's key. */
export const FACT_COLUMN = 'fact.';
/** The same for what stands in Nepali. */
export const NEPALI_FACT_COLUMN = 'fact_ne.';
/** Begins a line that is read by people alone, such as the hints of the sheet to fill in. */
export const REMARK = '#';

/** More columns than there are names for: then the first line is no heading. */
const MAX_COLUMNS = 4 * CSV_COLUMNS.length;

/** The columns by the one rule by which names of columns are the same: `Original Price (Rs.)` is `original_price`. */
const COLUMNS: ReadonlyMap<string, ImportColumn> = new Map(
  [...CSV_COLUMNS, 'pictures' as const].map((column) => [plainHeading(column), column]),
);
const isFact = (name: string) => /^fact(?:_ne)?\.[a-z][a-z0-9_]*$/.test(name);

/** The name of a column as the shop has it; one that is not known stays as it is. */
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

/** Numbers that find something: a spreadsheet may write them with a decimal, and people in their own digits. */
const NUMBERS: ReadonlySet<string> = new Set(['id', 'variant', 'version']);

/** Without the marks that the export put where a spreadsheet would begin a formula. */
function plain(column: string, cell: string): string {
  const text = unguarded(cell).trim();
  return NUMBERS.has(column) ? plainSigns(text).replace(/^(\d+)\.0+$/, '$1') : text;
}

/** True of a column before the first that has a name, where people count rows or tick them. */
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

/** What is wrong with a cell before anybody looks at what it says. */
function cellFault(cell: string): Wording | undefined {
  if (isErrorCell(cell)) return messages.errorCell;
  return hasLostLetters(cell) ? messages.lostLetters : undefined;
}

/** The rows of a file; what cannot be read at all is a problem of its line. */
export async function readImportRows(csv: string): Promise<ImportRows> {
  const table = await readTable(csv, { max: MAX_IMPORT_ROWS, isName, isRemark });
  const { notes, heading, line: headingLine, width } = table;
  // Blank lines count: behind the last record that was read there may be rows that were not read.
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

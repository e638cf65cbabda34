import { CsvError } from 'csv-parse';
import { MAX_IMPORT_ROWS, type ImportProblem } from '@pasal/shared/contracts';
import type { Wording } from '@pasal/core/errors/wording';
import { unguarded } from '../../csv';
import { CSV_COLUMNS, type ImportColumn } from './product-csv';
import {
  hasTooManyColumns,
  MAX_COLUMNS,
  readImportRecords,
  type ImportRecord,
} from './product-import-records';
import * as messages from '../messages';

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
}

/** Most characters that a report shows of an unknown heading. */
const COLUMN_NAME_LENGTH = 60;

/** A column for one fact; the rest of its name is the fact's key. */
export const FACT_COLUMN = 'fact.';
/** The same for what stands in Nepali. */
export const NEPALI_FACT_COLUMN = 'fact_ne.';
/** Begins a line that is read by people alone, such as the hints of the sheet to fill in. */
export const REMARK = '#';

const isColumn = (name: string): name is ImportColumn =>
  name === 'pictures' || CSV_COLUMNS.some((known) => known === name);
const isFact = (name: string) => /^fact(?:_ne)?\.[a-z][a-z0-9_]*$/.test(name);
const isBlank = ({ record }: ImportRecord) => record.every((cell) => cell.trim() === '');
const isRemark = ({ record }: ImportRecord) => (record[0] ?? '').trim().startsWith(REMARK);

/** Without the marks that the export put where a spreadsheet would begin a formula. */
const plain = (cell: string) => unguarded(cell).trim();

function headingProblems(names: readonly string[]): RowProblem[] {
  const wrong = names.flatMap((name, at): [string, Wording][] => {
    if (!isColumn(name) && !isFact(name)) {
      return [[name.slice(0, COLUMN_NAME_LENGTH) || String(at + 1), messages.unknownColumn]];
    }
    return names.indexOf(name) < at ? [[name, messages.columnTwice]] : [];
  });
  const finds = ['id', 'slug', 'title'].some((name) => names.includes(name));
  const missing: RowProblem[] = finds
    ? []
    : [{ line: 1, column: null, message: messages.noIdColumn }];
  return [...missing, ...wrong.map(([column, message]) => ({ line: 1, column, message }))];
}

const unreadable = (line: number, message: Wording): ImportRows => ({
  rows: [],
  problems: [{ line, column: null, message }],
});

/** The rows of a file; what cannot be read at all is a problem of its line. */
export async function readImportRows(csv: string): Promise<ImportRows> {
  if (hasTooManyColumns(csv)) return unreadable(1, messages.tooManyColumns);
  let records: ImportRecord[];
  try {
    records = await readImportRecords(csv);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unreadable(Number(error.lines) || 1, messages.brokenCsv);
  }
  // Blank lines count: behind the last record that was read there may be rows that were not read.
  if (records.length > MAX_IMPORT_ROWS + 1) return unreadable(1, messages.tooManyRows);
  const [heading = []] = records.map(({ record }) => record);
  // A line break in quotation marks hides columns from a look at the first line.
  if (heading.length > MAX_COLUMNS) return unreadable(1, messages.tooManyColumns);
  const names = heading.map((name) => name.trim().toLowerCase());
  const problems = headingProblems(names);
  if (problems.length > 0) return { rows: [], problems };
  const rows = records.slice(1).flatMap((each, index): ImportRow[] => {
    if (isBlank(each) || isRemark(each)) return [];
    const line = (records[index]?.info.lines ?? index + 1) + 1;
    if (each.record.length > names.length) {
      problems.push({ line, column: null, message: messages.tooManyCells });
      return [];
    }
    const named = each.record.map((cell, at) => [names[at] ?? '', plain(cell)] as const);
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
  return { rows, problems };
}

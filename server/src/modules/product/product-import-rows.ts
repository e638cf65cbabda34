import { CsvError, parse } from 'csv-parse/sync';
import { MAX_IMPORT_ROWS, type ImportProblem } from '@pasal/shared/contracts';
import { CSV_COLUMNS, type CsvColumn } from './product-csv';
import * as messages from './messages';

/** One row of the file: where it begins, and its cells by column. */
export interface ImportRow {
  line: number;
  cells: ReadonlyMap<CsvColumn, string>;
}

interface ImportRows {
  rows: ImportRow[];
  problems: ImportProblem[];
}

interface Record {
  record: string[];
  info: { lines: number };
}

const isColumn = (name: string): name is CsvColumn => CSV_COLUMNS.some((known) => known === name);
const isBlank = ({ record }: Record) => record.every((cell) => cell.trim() === '');

/** Programs that write CSV by the customs of other countries separate by `;` or a tab. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.split(/\r?\n/, 1);
  return [',', ';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
}

/** What the export put before a cell that a spreadsheet would take for a formula. */
const plain = (cell: string) => cell.replace(/^'(?='*[=+\-@\t\r])/, '').trim();

function readRecords(csv: string): Record[] {
  // With `info` every record comes with where it ended, which the types do not say.
  return parse(csv, {
    bom: true,
    info: true,
    relax_column_count: true,
    delimiter: delimiterOf(csv),
    // The heading and one row too many: what comes after is not even looked at.
    to: MAX_IMPORT_ROWS + 2,
  }) as unknown as Record[];
}

function headingProblems(names: readonly string[]): ImportProblem[] {
  const wrong = names.flatMap((name, at): [string, string][] => {
    if (!isColumn(name)) return [[name || String(at + 1), messages.UNKNOWN_COLUMN]];
    return names.indexOf(name) < at ? [[name, messages.COLUMN_TWICE]] : [];
  });
  const finds = names.includes('id') || names.includes('slug');
  const missing: ImportProblem[] = finds
    ? []
    : [{ line: 1, column: null, message: messages.NO_ID_COLUMN }];
  return [...missing, ...wrong.map(([column, message]) => ({ line: 1, column, message }))];
}

/** The rows of a file; what cannot be read at all is a problem of its line. */
export function readImportRows(csv: string): ImportRows {
  let records: Record[];
  try {
    records = readRecords(csv);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines) || 1;
    return { rows: [], problems: [{ line, column: null, message: messages.BROKEN_CSV }] };
  }
  // Blank lines count: behind the last record that was read there may be rows nobody has seen.
  if (records.length > MAX_IMPORT_ROWS + 1) {
    return { rows: [], problems: [{ line: 1, column: null, message: messages.TOO_MANY_ROWS }] };
  }
  const names = (records[0]?.record ?? []).map((name) => name.trim().toLowerCase());
  const problems = headingProblems(names);
  if (problems.length > 0) return { rows: [], problems };
  const rows = records.slice(1).flatMap((each, index): ImportRow[] => {
    if (isBlank(each)) return [];
    const line = (records[index]?.info.lines ?? index + 1) + 1;
    if (each.record.length > names.length) {
      problems.push({ line, column: null, message: messages.TOO_MANY_CELLS });
      return [];
    }
    const cells = each.record.map((cell, at) => [names[at], plain(cell)] as [CsvColumn, string]);
    return [{ line, cells: new Map(cells) }];
  });
  return { rows, problems };
}

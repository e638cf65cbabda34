import { setImmediate as turn } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';

/** A row of a list that a courier wrote: the line it begins on, and its cells; null where a quote in it never ends. */
export interface ListRow {
  line: number;
  cells: readonly string[] | null;
}

/** Lines that one cell may go on for; more is a quote that somebody forgot. */
const MAX_CELL_LINES = 20;
/** Rows after which everybody else has their turn. */
const PORTION = 200;

/** The cells of a row, quotes within one taken as they are; null while one is open. */
function cellsOf(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter);
  try {
    const [cells] = parse(text, { delimiter, relax_column_count: true, relax_quotes: true });
    return cells ?? [];
  } catch {
    return null;
  }
}

/**
 * Reads a list row by row, its heading first, up to one row more than may be read. A quote that never ends spoils the row it is in
 * and no other: the rows after it are known because each has as many cells as the heading.
 */
export async function readListRows(text: string, max: number): Promise<ListRow[]> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const delimiter = [',', ';', '\t'].find((sign) => lines[0]?.includes(sign)) ?? ',';
  const rows: ListRow[] = [];
  const isRow = (line: string | undefined) =>
    line !== undefined && cellsOf(line, delimiter)?.length === rows[0]?.cells?.length;
  for (let at = 0; at < lines.length && rows.length <= max + 1;) {
    let end = at + 1;
    let cells = cellsOf(lines[at] ?? '', delimiter);
    while (cells === null && end < lines.length && end - at < MAX_CELL_LINES) {
      if (isRow(lines[end])) break;
      end += 1;
      cells = cellsOf(lines.slice(at, end).join('\n'), delimiter);
    }
    if (cells === null || cells.some((cell) => cell.trim() !== ''))
      rows.push({ line: at + 1, cells });
    at = cells === null ? at + 1 : end;
    if (rows.length % PORTION === 0) await turn();
  }
  return rows;
}

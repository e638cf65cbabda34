import { setImmediate as turn } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';

/** A row of a list that a courier wrote: the line it begins on, and its cells; null where a quote in it never ends. */
export interface ListRow {
  line: number;
  cells: readonly string[] | null;
}

const CURRENCY = /(?:\(in\s+)?(?<![\p{L}\p{M}])(?:n?rs|npr|rupees|रु|रू|रुपैयाँ)(?![\p{L}\p{M}])/gu;

/** A heading without what couriers write into it beside its name: signs, and the currency. */
export const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(CURRENCY, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Most characters of a heading in a sentence. */
const SAID = 60;

/** A list calls two columns what one is called that is needed. */
export class EqualHeadings extends Error {
  readonly heading: string;
  constructor(heading: string) {
    super('two columns of a list have one name');
    this.heading = heading.trim().slice(0, SAID);
  }
}

/** Where the one column stands whose heading is so; undefined where none is. @throws EqualHeadings where several are */
export function onlyColumn(
  heading: readonly string[],
  isIt: (cell: string) => boolean,
): number | undefined {
  const [at, other] = heading.flatMap((cell, index) => (isIt(cell) ? [index] : []));
  if (other !== undefined) throw new EqualHeadings(heading[other] ?? '');
  return at;
}

/**
 * Where the column stands that the owner calls so, to the letter before without signs; undefined where they call none so, or this list
 * has none. @throws EqualHeadings
 */
export function namedColumn(heading: readonly string[], name = ''): number | undefined {
  const wanted = plainHeading(name);
  if (wanted === '') return undefined;
  return (
    onlyColumn(heading, (cell) => cell.trim() === name.trim()) ??
    onlyColumn(heading, (cell) => plainHeading(cell) === wanted)
  );
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

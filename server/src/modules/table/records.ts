import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { isBlank, shownCell, type TableRow } from './cells';

/** Bytes read at once; between two portions everybody else has their turn. */
const PORTION = 16 * 1024;
/** Lines that one cell of a broken file may go on for; more is a quote that somebody forgot. */
const MAX_CELL_LINES = 20;
/** Rows after which everybody else has their turn. */
const ROWS = 200;

async function* portionsOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PORTION) {
    yield bytes.subarray(at, at + PORTION);
    await turn();
  }
}

/** With `info` every record comes with where it ended, which the types do not say. */
interface Told {
  record: string[];
  info: { lines: number };
}

/** @throws CsvError for what is not by the book (RFC 4180) */
async function readStrictly(text: string, delimiter: string, max: number): Promise<TableRow[]> {
  const parser = parse({
    info: true,
    relax_column_count: true,
    record_delimiter: '\n',
    delimiter,
  });
  const rows: TableRow[] = [];
  let line = 1;
  for await (const told of Readable.from(portionsOf(text)).pipe(parser)) {
    const { record, info } = told as Told;
    if (!isBlank(record)) rows.push({ line, cells: record.map(shownCell) });
    line = info.lines + 1;
    // The rows after it are not even read.
    if (rows.length > max) break;
  }
  return rows;
}

/** The cells of a row, quotes within one taken as they are; null while one is open. */
function cellsOf(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter);
  try {
    const [cells] = parseAtOnce(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
    });
    return cells ?? [];
  } catch {
    return null;
  }
}

/**
 * Reads line by line what is not by the book. A quote that never ends spoils the row it is in and no other: the rows after it are
 * known because each has as many cells as the widest before it.
 */
async function readLeniently(text: string, delimiter: string, max: number): Promise<TableRow[]> {
  const lines = text.split('\n');
  const rows: TableRow[] = [];
  let width = 0;
  const isRow = (line: string | undefined) =>
    line !== undefined && cellsOf(line, delimiter)?.length === width;
  for (let at = 0; at < lines.length && rows.length <= max;) {
    let end = at + 1;
    let cells = cellsOf(lines[at] ?? '', delimiter);
    while (cells === null && end < lines.length && end - at < MAX_CELL_LINES) {
      if (isRow(lines[end])) break;
      end += 1;
      cells = cellsOf(lines.slice(at, end).join('\n'), delimiter);
    }
    width = Math.max(width, cells?.length ?? 0);
    if (cells === null || !isBlank(cells))
      rows.push({ line: at + 1, cells: cells?.map(shownCell) ?? null });
    at = cells === null ? at + 1 : end;
    if (at % ROWS === 0) await turn();
  }
  return rows;
}

/** True where a quote that was forgotten has swallowed rows: a row is too short, and a line within its cell is a whole one. */
function hasSwallowed(rows: readonly TableRow[], delimiter: string): boolean {
  const width = Math.max(0, ...rows.map(({ cells }) => cells?.length ?? 0));
  const isWhole = (line: string) => cellsOf(line, delimiter)?.length === width;
  return rows.some(
    ({ cells }) =>
      cells !== null &&
      cells.length < width &&
      cells.some((cell) => cell.includes('\n') && cell.split('\n').some(isWhole)),
  );
}

/** The rows of a text with their lines, those that are blank left out; up to one more than may be read. */
export async function readRecords(
  text: string,
  delimiter: string,
  max: number,
): Promise<TableRow[]> {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const strict = await readStrictly(lines, delimiter, max).catch((error: unknown) => {
    if (!(error instanceof CsvError)) throw error;
    return undefined;
  });
  return strict === undefined || hasSwallowed(strict, delimiter)
    ? readLeniently(lines, delimiter, max)
    : strict;
}

import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { isBlank, shownCell, type TableRow } from './cells';

/** Bytes processed at a time; other requests run in between. */
const PORTION = 16 * 1024;
/** Maximum lines of a cell; more means a forgotten quote. */
const MAX_CELL_LINES = 20;
/** Rows after which other requests get a turn. */
const ROWS = 200;

async function* portionsOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PORTION) {
    yield bytes.subarray(at, at + PORTION);
    await turn();
  }
}

/** With `info`, each record has its end position, which the library's types omit. */
interface Told {
  record: string[];
  info: { lines: number };
}

/** @throws CsvError for text that violates RFC 4180 */
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
    // The rows after it are not read.
    if (rows.length > max) break;
  }
  return rows;
}

/** The cells of a row, with quotes inside them taken literally; null while a quote is open. */
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
 * Reads text that violates the standard line by line. An unterminated quote only spoils its own row: following rows are recognised because
 * each has as many cells as the widest before it.
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

/** True if a forgotten quote has swallowed rows: a row is too short, and a line inside its cell is a complete row. */
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

/** The non-blank rows of a text with their lines; at most one more than may be read. */
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

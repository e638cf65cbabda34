import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { MAX_IMPORT_ROWS } from '@pasal/shared/contracts';
import { CSV_COLUMNS } from './product-csv';

/** One record of a file, and the line it ended on. */
export interface ImportRecord {
  record: string[];
  info: { lines: number };
}

/** Bytes read at once; between two portions everybody else has their turn. */
const PORTION = 16 * 1024;
/** So many columns are far more than there are names for: none of them needs to be looked at. */
export const MAX_COLUMNS = 4 * CSV_COLUMNS.length;

const headingOf = (csv: string) => /^.*/.exec(csv)?.[0] ?? '';

/** Programs that write CSV by the customs of other countries separate by `;` or a tab. */
function delimiterOf(heading: string): string {
  return [',', ';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
}

/** True when the heading is none: reading on would report every cell of it as a mistake. */
export function hasTooManyColumns(csv: string): boolean {
  const heading = headingOf(csv);
  return heading.split(delimiterOf(heading), MAX_COLUMNS + 1).length > MAX_COLUMNS;
}

async function* portionsOf(csv: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(csv);
  for (let at = 0; at < bytes.length; at += PORTION) {
    yield bytes.subarray(at, at + PORTION);
    await turn();
  }
}

/**
 * The records of a file, its heading first, and one more than may be read when there are too many.
 * @throws CsvError of csv-parse, with the line it is about
 */
export async function readImportRecords(csv: string): Promise<ImportRecord[]> {
  // With `info` every record comes with where it ended, which the types do not say.
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    delimiter: delimiterOf(headingOf(csv)),
  });
  const records: ImportRecord[] = [];
  for await (const record of Readable.from(portionsOf(csv)).pipe(parser)) {
    records.push(record as ImportRecord);
    // The rows after it are not even read.
    if (records.length > MAX_IMPORT_ROWS + 1) break;
  }
  return records;
}

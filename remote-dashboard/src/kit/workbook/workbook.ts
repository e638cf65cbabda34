import { zipSync } from 'fflate';
import type { ReadSheet } from '../table-file/sheet-of';
import { CONTENT, countCells, hiddenTables, MIMETYPE } from './open-document';
import { UnfitZip } from './unfit-zip';
import { entriesOf, readEntry } from './zip-file';

const MOST_BYTES = 10 * 1024 * 1024;
/** Maximum unpacked size; import texts are far smaller. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** Maximum cells up to the last used row and column: the reader creates all of them, even empty ones. */
const MOST_CELLS = 2_000_000;

const PARTS = '[Content_Types].xml';
const NO_PARTS = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

const COLUMN_LETTERS = 26;
const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * COLUMN_LETTERS + letter.charCodeAt(0) - 64, 0);

/** True for a sheet with a cell so far out that the table up to it would exhaust the memory. */
function isVast(xml: string): boolean {
  let [rows, columns] = [0, 0];
  for (const [, letters = '', row = ''] of xml.matchAll(/<c\s[^>]*?\br="([A-Z]+)(\d+)"/g)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  return rows * columns > MOST_CELLS;
}

/**
 * Unpacks a workbook's texts, so that the reader starts no worker, which the shop's policy forbids, and uses no more
 * memory than allowed.
 */
async function unpack(file: Blob): Promise<{ zip: Uint8Array; content: string | undefined }> {
  if (file.size > MOST_BYTES) throw new UnfitZip('too-large');
  const entries = (await entriesOf(file)).filter(
    ({ name }) => /\.(xml|rels)$/i.test(name) || name === MIMETYPE,
  );
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MOST_UNPACKED) throw new UnfitZip('too-large');
  // Some programs omit the mandatory list of parts.
  const files = new Map([[PARTS, new TextEncoder().encode(NO_PARTS)]]);
  let content: string | undefined;
  for (const entry of entries) {
    const bytes = await readEntry(file, entry);
    const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i.test(entry.name);
    if (isSheet && isVast(new TextDecoder().decode(bytes))) throw new UnfitZip('too-large');
    if (entry.name === CONTENT) content = new TextDecoder().decode(bytes);
    files.set(entry.name, bytes);
  }
  if (content !== undefined && countCells(content) > MOST_CELLS) throw new UnfitZip('too-large');
  return { zip: zipSync(Object.fromEntries(files), { level: 0 }), content };
}

/**
 * The relevant sheet of an Excel or LibreOffice workbook as CSV.
 * @throws Error if it isn't a workbook, UnfitZip if it is too large
 */
export async function readWorkbook(file: Blob): Promise<ReadSheet> {
  const { zip, content } = await unpack(file);
  const { sheetOf } = await import('../table-file/sheet-of');
  if (content === undefined) {
    const { readXlsx } = await import('hucre/xlsx');
    return sheetOf((await readXlsx(zip, { readStyles: true })).sheets);
  }
  const { readOds } = await import('hucre/ods');
  const { sheets } = await readOds(zip, { readStyles: true });
  const hidden = hiddenTables(content);
  return sheetOf(sheets.map((sheet, at) => ({ ...sheet, hidden: hidden.has(at) })));
}

/** The same for the Excel format before 2007. */
export async function readOldWorkbook(file: Blob): Promise<ReadSheet> {
  if (file.size > MOST_BYTES) throw new UnfitZip('too-large');
  const { readXls } = await import('hucre/xlsx');
  const { sheetOf } = await import('../table-file/sheet-of');
  const { sheets } = await readXls(new Uint8Array(await new Response(file).arrayBuffer()));
  return sheetOf(sheets);
}

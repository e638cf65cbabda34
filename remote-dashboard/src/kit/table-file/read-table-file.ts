import { UnfitZip } from '../workbook/unfit-zip';
import { decodeText, UnreadableText } from './decode-text';
import { readPageTable } from './page-table';
import type { ReadSheet } from './sheet-of';
import * as messages from './messages';

/** A table as text, with notes on how it was read. */
export interface TableFile {
  text: string;
  notes: readonly string[];
}

function readBytes(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsArrayBuffer(file);
  });
}

/** The first bytes determine the file type; its name may be wrong. */
const ZIP = [0x50, 0x4b];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
const isA = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

const fromSheet = ({ csv, sheet, others, hidden }: ReadSheet): TableFile => {
  const passed = [...others, ...hidden.map((name) => messages.hiddenSheet(name))];
  return { text: csv, notes: passed.length === 0 ? [] : [messages.sheetRead(sheet, passed)] };
};

/** What reads workbooks is loaded when one is chosen. */
const loadReaders = () => import('../workbook/workbook');

const isPage = (text: string) => /^\s*<(?:!doctype|html|head|meta|body|table|style)\b/i.test(text);

/**
 * Reads a table as text (D344): a workbook in the new or old format, an HTML page saved as one, or text in any
 * encoding.
 * @throws UnfitZip, UnreadableText, Error
 */
export async function readTableFile(file: File): Promise<TableFile> {
  const bytes = await readBytes(file);
  if (isA(bytes, ZIP)) return fromSheet(await (await loadReaders()).readWorkbook(file));
  if (isA(bytes, OLD_OFFICE)) return fromSheet(await (await loadReaders()).readOldWorkbook(file));
  if (/\.(?:xls[xmb]|ods)$/i.test(file.name)) throw new UnfitZip('no-zip');
  const { text, encoding } = decodeText(bytes);
  if (isPage(text)) return { text: readPageTable(text), notes: [messages.pageRead] };
  if (/^\s*<\?xml/.test(text)) throw new UnreadableText('XML');
  return { text, notes: encoding === 'utf-8' ? [] : [messages.encodingRead[encoding]] };
}

/** Why a file could not be read as a table, worded to say what to do. */
export function tableFault(error: unknown): string {
  if (error instanceof UnreadableText) return messages.unreadableText;
  if (error instanceof UnfitZip && error.fault === 'too-large') return messages.tooLarge;
  return messages.unreadable;
}

import { MAX_PICTURE_BYTES, MAX_PICTURE_NAME } from '@pasal/shared/contracts';
import { entriesOf, readEntry, type ZipEntry } from '../../../kit/workbook/zip-file';

/** A picture in a zip; its bytes are read on demand. */
export interface ZippedPicture {
  name: string;
  /** @throws Error when it is damaged or larger than the picture limit */
  read: () => Promise<Blob>;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
]);
const typeOf = (name: string) => TYPES.get(name.split('.').at(-1)?.toLowerCase() ?? '');
/** Excludes files that macOS adds. */
const isPicture = ({ name }: ZipEntry) =>
  typeOf(name) !== undefined &&
  !/(^|\/)(__MACOSX\/|\._)/.test(name) &&
  name.length <= MAX_PICTURE_NAME;

async function readPicture(zip: Blob, entry: ZipEntry): Promise<Blob> {
  if (entry.size > MAX_PICTURE_BYTES) throw new Error(`${entry.name} is too large`);
  return new Blob([await readEntry(zip, entry)], { type: typeOf(entry.name) ?? '' });
}

/**
 * The pictures in a zip, unpacked one by one.
 * @throws UnfitZip with the reason why it can't be used
 */
export async function picturesInZip(zip: Blob): Promise<ZippedPicture[]> {
  const entries = (await entriesOf(zip)).filter(isPicture);
  return entries.map((entry) => ({ name: entry.name, read: () => readPicture(zip, entry) }));
}

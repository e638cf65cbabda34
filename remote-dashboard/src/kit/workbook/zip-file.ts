import { crc32 } from './crc-32';
import { UnfitZip } from './unfit-zip';

/** A file's location in the zip, and its compression. */
export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Bytes of the end record, and the maximum length of its comment. */
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
/** Size of a directory of 65,535 files with ordinary names; a longer one isn't read into memory. */
const MAX_LIST = 16 * 1024 * 1024;
/** Marks numbers stored only in the zip64 format. */
const ELSEWHERE = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

const viewOf = async (blob: Blob) => new DataView(await new Response(blob).arrayBuffer());

/** The directory is at the end of a zip; the end record has its offset. */
async function readList(zip: Blob): Promise<{ view: DataView; count: number }> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - END_LENGTH - MAX_COMMENT)));
  let at = tail.byteLength - END_LENGTH;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new UnfitZip('no-zip');
  const [size, from] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  if (from === ELSEWHERE || size > MAX_LIST) throw new UnfitZip('too-large');
  return { view: await viewOf(zip.slice(from, from + size)), count: tail.getUint16(at + 10, true) };
}

const isOutside = (name: string) =>
  /^([\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..');

function readEntries({ view, count }: { view: DataView; count: number }): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new UnfitZip('no-zip');
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) throw new UnfitZip('encrypted');
    const [length = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    // macOS stores combining marks separately; people who type a name don't.
    const name = new TextDecoder()
      .decode(new Uint8Array(view.buffer, at + ENTRY_LENGTH, length))
      .normalize('NFC');
    if (isOutside(name)) throw new UnfitZip('outside');
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += ENTRY_LENGTH + length + extra + comment;
  }
  return entries;
}

/**
 * The files of a zip. Reads only the directory, so that a zip of any size takes little memory.
 * @throws UnfitZip with the reason why it can't be used
 */
export async function entriesOf(zip: Blob): Promise<ZipEntry[]> {
  try {
    return readEntries(await readList(zip));
  } catch (error) {
    // The directory ends early: the file is truncated.
    throw error instanceof RangeError ? new UnfitZip('no-zip') : error;
  }
}

/** Aborts when more data is unpacked than declared, as in a zip bomb. */
function atMost(bytes: number) {
  let seen = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.length;
      if (seen > bytes) controller.error(new Error('larger than it says'));
      else controller.enqueue(chunk);
    },
  });
}

async function unpack(zip: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const { method, crc, packedSize, size, offset } = entry;
  const local = await viewOf(zip.slice(offset, offset + LOCAL_LENGTH));
  if (local.getUint32(0, true) !== LOCAL) throw new Error('not where it should be');
  const from = offset + LOCAL_LENGTH + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = zip.slice(from, from + packedSize);
  if (method !== DEFLATED && (method !== STORED || packedSize !== size)) {
    throw new Error('not packed in a way that is known');
  }
  const content =
    method === STORED
      ? packed
      : packed
          .stream()
          .pipeThrough(new DecompressionStream('deflate-raw'))
          .pipeThrough(atMost(size));
  const bytes = new Uint8Array(await new Response(content).arrayBuffer());
  if (bytes.length !== size || crc32(bytes) !== crc) throw new Error('not what it says');
  return bytes;
}

/**
 * One unpacked file of a zip; uses no more memory than its declared size, whatever its content.
 * @throws Error when it is damaged or its size differs from the declared one
 */
export async function readEntry(zip: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await unpack(zip, entry);
  } catch (cause) {
    throw new Error(`${entry.name} is damaged`, { cause });
  }
}

import { MAX_PICTURE_BYTES, MAX_PICTURE_NAME } from '@pasal/shared/contracts';

/** A picture in a zip; its bytes are read when they are asked for. */
export interface ZippedPicture {
  name: string;
  /** @throws Error when it is damaged or larger than a picture may be */
  read: () => Promise<Blob>;
}

/** Where a file lies in the zip, and how. */
interface Entry {
  name: string;
  method: number;
  packedSize: number;
  size: number;
  offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Bytes of the end record, and the most a comment adds to it. */
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
]);
const typeOf = (name: string) => TYPES.get(name.split('.').at(-1)?.toLowerCase() ?? '');
/** Files that a Mac adds by itself are none. */
const isPicture = ({ name }: Entry) =>
  typeOf(name) !== undefined &&
  !/(^|\/)(__MACOSX\/|\._)/.test(name) &&
  name.length <= MAX_PICTURE_NAME;

const viewOf = async (blob: Blob) => new DataView(await new Response(blob).arrayBuffer());

/** The list of files stands at the end of a zip; the end record says where. */
async function readDirectory(zip: Blob): Promise<{ view: DataView; count: number }> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - END_LENGTH - MAX_COMMENT)));
  let at = tail.byteLength - END_LENGTH;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new Error('no zip');
  const [size, from] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  return { view: await viewOf(zip.slice(from, from + size)), count: tail.getUint16(at + 10, true) };
}

function entriesOf({ view, count }: { view: DataView; count: number }): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('damaged');
    const [nameLength, extra, comment] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    const bytes = new Uint8Array(view.buffer, at + 46, nameLength);
    const isEncrypted = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0;
    if (!isEncrypted) {
      entries.push({
        name: new TextDecoder().decode(bytes),
        method: view.getUint16(at + 10, true),
        packedSize: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      });
    }
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Stops what unpacks to more than it said, as a zip bomb does. */
function atMost(bytes: number) {
  let seen = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.length;
      if (seen > bytes) controller.error(new Error('too large'));
      else controller.enqueue(chunk);
    },
  });
}

async function readEntry(
  zip: Blob,
  { name, method, packedSize, size, offset }: Entry,
): Promise<Blob> {
  if (size > MAX_PICTURE_BYTES || (method !== STORED && method !== DEFLATED)) throw new Error(name);
  const local = await viewOf(zip.slice(offset, offset + 30));
  const from = offset + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const type = typeOf(name) ?? '';
  const packed = zip.slice(from, from + packedSize, type);
  if (method === STORED) return packed;
  const unpacked = packed
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(atMost(size));
  return new Blob([await new Response(unpacked).arrayBuffer()], { type });
}

/**
 * The pictures in a zip. Only its list is read; so a zip of any size takes no memory, and what it holds is unpacked one by one.
 * @throws Error for what is no zip
 */
export async function picturesInZip(zip: Blob): Promise<ZippedPicture[]> {
  const entries = entriesOf(await readDirectory(zip)).filter(isPicture);
  return entries.map((entry) => ({ name: entry.name, read: () => readEntry(zip, entry) }));
}

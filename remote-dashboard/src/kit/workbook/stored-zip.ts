import { crc32 } from './crc-32';

interface StoredFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Little-endian numbers of two or four bytes, as in a zip. */
function numbersOf(...numbers: (readonly [value: number, size: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of numbers) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** An uncompressed zip: readers need no decompression. */
export function storedZip(files: readonly StoredFile[]): Blob {
  const parts: BlobPart[] = [];
  const list: BlobPart[] = [];
  let at = 0;
  let listed = 0;
  for (const { name, bytes } of files) {
    const label = new TextEncoder().encode(name);
    const common = numbersOf(
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 4],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [label.length, 2],
      [0, 2],
    );
    const head = numbersOf([0x04034b50, 4]);
    parts.push(head, common, label, bytes);
    const entry = [numbersOf([0x02014b50, 4], [20, 2]), common];
    const place = numbersOf([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]);
    list.push(...entry, place, label);
    listed += 6 + common.length + place.length + label.length;
    at += head.length + common.length + label.length + bytes.length;
  }
  const end = numbersOf(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [listed, 4],
    [at, 4],
    [0, 2],
  );
  return new Blob([...parts, ...list, end]);
}

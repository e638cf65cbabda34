import { crc32, deflateRawSync } from 'node:zlib';

interface ZippedFile {
  name: string;
  bytes: Buffer;
  /** Packed, as most programs do it; else stored as it is, as some do with pictures. */
  packed?: boolean;
}

/** A record of a zip: numbers of two or four bytes, by their size. */
function record(...numbers: (readonly [value: number, size: 2 | 4])[]): Buffer {
  return Buffer.concat(
    numbers.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      if (size === 2) bytes.writeUInt16LE(value);
      else bytes.writeUInt32LE(value);
      return bytes;
    }),
  );
}

/** A zip file as programs write it: each file behind its header, then the list of all. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, packed = false } of files) {
    const content = packed ? deflateRawSync(bytes) : bytes;
    const label = Buffer.from(name);
    const common = record(
      [20, 2],
      [0x0800, 2],
      [packed ? 8 : 0, 2],
      [0, 4],
      [crc32(bytes), 4],
      [content.length, 4],
      [bytes.length, 4],
      [label.length, 2],
      [0, 2],
    );
    const header = Buffer.concat([record([0x04034b50, 4]), common, label]);
    const rest = record([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]);
    list.push(Buffer.concat([record([0x02014b50, 4], [20, 2]), common, rest, label]));
    parts.push(header, content);
    at += header.length + content.length;
  }
  const directory = Buffer.concat(list);
  const end = record(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  );
  return Buffer.concat([...parts, directory, end]);
}

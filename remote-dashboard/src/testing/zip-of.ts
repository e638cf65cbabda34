import { crc32, deflateRawSync } from 'node:zlib';

export interface TestFile {
  name: string;
  bytes: Uint8Array;
  packed?: boolean;
  /** False values that the zip's headers declare. */
  says?: { crc?: number; size?: number; flags?: number; method?: number };
}

function numbersOf(...numbers: (readonly [value: number, size: 2 | 4])[]): Buffer {
  return Buffer.concat(
    numbers.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      if (size === 2) bytes.writeUInt16LE(value);
      else bytes.writeUInt32LE(value);
      return bytes;
    }),
  );
}

/** A zip as programs write it, or as an attacker does. */
export function zipOf(files: readonly TestFile[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, packed = false, says = {} } of files) {
    const content = packed ? deflateRawSync(bytes) : Buffer.from(bytes);
    const label = Buffer.from(name);
    const common = numbersOf(
      [20, 2],
      [says.flags ?? 0x0800, 2],
      [says.method ?? (packed ? 8 : 0), 2],
      [0, 4],
      [says.crc ?? crc32(bytes), 4],
      [content.length, 4],
      [says.size ?? bytes.length, 4],
      [label.length, 2],
      [0, 2],
    );
    const entry = [numbersOf([0x02014b50, 4], [20, 2]), common];
    list.push(...entry, numbersOf([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), label);
    parts.push(numbersOf([0x04034b50, 4]), common, label, content);
    at += 4 + common.length + label.length + content.length;
  }
  const listed = Buffer.concat(list);
  const count = files.length;
  const end = numbersOf([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [listed.length, 4]);
  return Buffer.concat([...parts, listed, end, numbersOf([at, 4], [0, 2])]);
}

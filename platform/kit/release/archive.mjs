import { gzipSync } from 'node:zlib';

const BLOCK = 512;
/** @param {number} size */
const padded = (size) => Math.ceil(size / BLOCK) * BLOCK;

/**
 * @param {number} value
 * @param {number} digits
 */
const octal = (value, digits) => `${value.toString(8).padStart(digits, '0')}\0`;

/**
 * Writes the head of a file as tar has it: the same for the same name and size, whenever and wherever it is
 * packed.
 * @param {string} name
 * @param {number} size
 */
function headOf(name, size) {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for an archive.`);
  const head = Buffer.alloc(BLOCK);
  /** @type {(text: string, at: number) => number} */
  const write = (text, at) => head.write(text, at, 'latin1');
  head.write(name, 0);
  write(octal(0o644, 7), 100);
  write(octal(0, 7), 108);
  write(octal(0, 7), 116);
  write(octal(size, 11), 124);
  write(octal(0, 11), 136);
  write(' '.repeat(8), 148);
  write('0', 156);
  write('ustar\u000000', 257);
  const sum = head.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 6)} `, 148);
  return head;
}

/**
 * Packs files into a tar.gz. The same files make the same bytes: sorted, without owner and time.
 * @param {Map<string, Buffer>} files their bytes, by the name each has in the archive
 */
export function archiveOf(files) {
  const entries = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const blocks = entries.flatMap(([name, bytes]) => [
    headOf(name, bytes.length),
    bytes,
    Buffer.alloc(padded(bytes.length) - bytes.length),
  ]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

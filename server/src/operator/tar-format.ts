/** The parts of the ustar format (POSIX.1-1988) a backup needs: plain files, in blocks of 512 bytes. */
export const BLOCK = 512;

const NAME_LENGTH = 100;
const PREFIX_LENGTH = 155;
/** Eleven octal digits. */
const MAX_SIZE = 8 ** 11 - 1;
const CHECKSUM = { from: 148, to: 156 };

/** What stands before each file. */
export interface TarHeader {
  /** Path with `/`. */
  name: string;
  /** Bytes of the file. */
  size: number;
}

/** The long form of a path: its beginning goes to a field of its own, cut at a `/`. */
function splitName(name: string): { name: string; prefix: string } {
  if (Buffer.byteLength(name) <= NAME_LENGTH) return { name, prefix: '' };
  for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(rest) <= NAME_LENGTH && Buffer.byteLength(prefix) <= PREFIX_LENGTH) {
      return { name: rest, prefix };
    }
  }
  throw new Error(`the name ${name} is too long for a tar file`);
}

function checksumOf(block: Buffer): number {
  let sum = 0;
  for (const [index, byte] of block.entries()) {
    // The checksum's own field counts as spaces.
    sum += index >= CHECKSUM.from && index < CHECKSUM.to ? 0x20 : byte;
  }
  return sum;
}

const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');

/** @throws Error when the name or the size does not fit */
export function tarHeader({ name: path, size }: TarHeader): Buffer {
  if (size > MAX_SIZE) throw new Error(`${path} is too large for a tar file`);
  const { name, prefix } = splitName(path);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  block.write(`${octal(checksumOf(block), 7)}\0 `, CHECKSUM.from);
  return block;
}

const textAt = (block: Buffer, from: number, length: number) => {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString('utf8');
};

/** The header in a block; null for the empty block that ends the file. @throws Error for anything else */
export function readTarHeader(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null;
  const stored = Number.parseInt(textAt(block, CHECKSUM.from, 8), 8);
  if (stored !== checksumOf(block) || textAt(block, 257, 5) !== 'ustar') {
    throw new Error('this is not a tar file');
  }
  const prefix = textAt(block, 345, PREFIX_LENGTH);
  const name = textAt(block, 0, NAME_LENGTH);
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: Number.parseInt(textAt(block, 124, 12), 8),
  };
}

/** Bytes after a file that fill its last block. */
export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

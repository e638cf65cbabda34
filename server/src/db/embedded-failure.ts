import { statfs } from 'node:fs/promises';
import { codeOf, reasonOf } from '../errors/error-code';

/** A new embedded database takes this many bytes, and one that is there needs some to write. */
const NEEDED = 48 * 1024 * 1024;
/** How it says that it gave up, without a reason. */
const WORDLESS = /^Aborted\(|^\[object/;

const inMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** Bytes this user may still write there; undefined where the system does not tell. */
async function freeBytes(directory: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Why the embedded database could not be opened, in words: it often has none. */
export async function embeddedReasonOf(
  error: unknown,
  dataDir: string | undefined,
): Promise<string> {
  const free = dataDir === undefined ? undefined : await freeBytes(dataDir);
  if (free !== undefined && free < NEEDED) {
    return `the disk is full (${inMegabytes(free)} MB left, it needs ${inMegabytes(NEEDED)})`;
  }
  const reason = reasonOf(error);
  if (codeOf(error) === undefined && WORDLESS.test(reason)) {
    return 'its files are damaged or cannot be written; a backup can be restored into an empty DATA_DIR';
  }
  return reason;
}

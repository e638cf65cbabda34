import { inMegabytes, spaceOf } from '../data-directory/free-space';
import { codeOf, reasonOf } from '../errors/error-code';

/** A new embedded database takes this many bytes, and one that is there needs some to write. */
const NEEDED = 48 * 1024 * 1024;
/** The engine's message when it gave up without a reason. */
const WORDLESS = /^Aborted\(|^\[object/;

/** Says that a disk with so many bytes left is full. */
export const fullDisk = (free: number) =>
  `the disk is full (${inMegabytes(free)} MB left, it needs ${inMegabytes(NEEDED)} MB)`;

/** Why the embedded database could not be opened, in words: it often has none. */
export async function embeddedReasonOf(
  error: unknown,
  dataDir: string | undefined,
): Promise<string> {
  const space = dataDir === undefined ? undefined : await spaceOf(dataDir);
  if (space !== undefined && space.free < NEEDED) return fullDisk(space.free);
  const reason = reasonOf(error);
  if (codeOf(error) === undefined && WORDLESS.test(reason)) {
    return 'its files are damaged or cannot be written; a backup can be restored into an empty DATA_DIR';
  }
  return reason;
}

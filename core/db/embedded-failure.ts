import { inMegabytes, spaceOf } from '../data-directory/free-space';
import { codeOf, reasonOf } from '../errors/error-code';

/** Bytes that a new embedded database takes; an existing one needs some to write. */
const NEEDED = 48 * 1024 * 1024;
/** The engine's message when it aborted without a reason. */
const WORDLESS = /^Aborted\(|^\[object/;

/** Describes a full disk with this many bytes left. */
export const fullDisk = (free: number) =>
  `the disk is full (${inMegabytes(free)} MB left, it needs ${inMegabytes(NEEDED)} MB)`;

/** Describes why the embedded database could not be opened: the engine often gives no reason. */
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

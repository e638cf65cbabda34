import { writeSync } from 'node:fs';
import { codeOf, DISK_FULL, reasonOf } from '../errors/error-code';
import { isNearlyFull } from '../data-directory/free-space';

/** SQLSTATE of a write in a read-only transaction. */
const READ_ONLY = '25006';
/** Milliseconds for which a check of the disk is cached. */
const BELIEVED_FOR = 250;
/** The engine could not start a new log file. */
const LOG_STOPPED = /pg_wal\//;

/** Protects the embedded database while its disk is full. */
export interface EmbeddedDisk {
  /** True when so little space is left that the engine may only read. */
  isFull: () => Promise<boolean>;
  /**
   * Returns the engine's error in the form callers know. Ends the process after an error that the engine does not
   * survive.
   */
  refusalOf: (error: unknown) => unknown;
}

/** The next write would hang for ever, and the whole process with it. */
function endProcess(error: unknown): never {
  writeSync(
    process.stderr.fd,
    `Pasal ends: the embedded database cannot go on, ${reasonOf(error)}. All orders that were confirmed are there; make room on the disk and start again.\n`,
  );
  process.exit(1);
}

/**
 * Watches the disk of the embedded database.
 * @param directory of its files
 * @param onStopped called instead of ending the process
 */
export function watchEmbeddedDisk(
  directory: string,
  onStopped: (error: unknown) => void = endProcess,
): EmbeddedDisk {
  let look: { at: number; isFull: Promise<boolean> } | undefined;
  return {
    isFull: () => {
      const now = performance.now();
      if (look === undefined || now - look.at > BELIEVED_FOR) {
        look = { at: now, isFull: isNearlyFull(directory) };
      }
      return look.isFull;
    },
    refusalOf: (error) => {
      const code = codeOf(error);
      if (code === DISK_FULL && LOG_STOPPED.test(reasonOf(error))) onStopped(error);
      if (code !== READ_ONLY) return error;
      return Object.assign(new Error('the disk is nearly full', { cause: error }), {
        code: DISK_FULL,
      });
    },
  };
}

import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { PROBE_NAME } from '../../data-directory/clear-leftovers';
import { isNearlyFull } from '../../data-directory/free-space';
import { PROBE, recordWork } from '../../db/operator-work';
import type { CoreDatabase } from '../../db/tables';
import { isDiskFull } from '../../errors/error-code';

/** Milliseconds between two writes: an earlier caller gets the last result. */
const EVERY = 3000;
/** Bytes to write: a disk that is filling up may still have room for a single page. */
const BYTES = 16 * 1024;

export interface Storage {
  db: Kysely<CoreDatabase>;
  dataDir: string;
}

/**
 * Writes a new file that is already unlinked: overwriting an existing one would need no space, and a killed server
 * leaves nothing behind. If killed between the two lines, the next start cleans up (`clearLeftovers`).
 */
async function writeFileTo(dataDir: string): Promise<void> {
  const file = join(dataDir, `${PROBE_NAME}${randomUUID()}`);
  const handle = await open(file, 'wx', 0o600);
  try {
    await rm(file, { force: true });
    await handle.writeFile(Buffer.alloc(BYTES, 1));
  } finally {
    await handle.close();
  }
}

async function write({ db, dataDir }: Storage): Promise<'written' | 'full'> {
  if (await isNearlyFull(dataDir)) return 'full';
  try {
    await writeFileTo(dataDir);
    await recordWork(db, PROBE);
    return 'written';
  } catch (error) {
    if (isDiskFull(error)) return 'full';
    throw error;
  }
}

/**
 * Checks whether the shop can store data, with a small periodic write to its folder and its database. A failure for
 * another reason is retried at once.
 */
export function createStorageProbe(storage: Storage): () => Promise<'written' | 'full'> {
  let last: { at: number; result: Promise<'written' | 'full'> } | undefined;
  return () => {
    const now = performance.now();
    if (last !== undefined && now - last.at < EVERY) return last.result;
    const result = write(storage);
    last = { at: now, result };
    result.catch(() => {
      last = undefined;
    });
    return result;
  };
}

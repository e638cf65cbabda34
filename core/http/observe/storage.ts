import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { PROBE_NAME } from '../../data-directory/clear-leftovers';
import { isNearlyFull } from '../../data-directory/free-space';
import { PROBE, recordWork } from '../../db/operator-work';
import type { CoreDatabase } from '../../db/tables';
import { isDiskFull } from '../../errors/error-code';

/** Milliseconds between two writes: a caller who asks sooner gets the last result. */
const EVERY = 3000;
/** Bytes that are written: what a full disk gives out last is one page. */
const BYTES = 16 * 1024;

export interface Storage {
  db: Kysely<CoreDatabase>;
  dataDir: string;
}

/**
 * Writes a new file that has lost its name before: one that is there already would need no room, and a server that is
 * killed meanwhile leaves nothing. What a kill between the two lines leaves, the next start clears (`clearLeftovers`).
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
 * Says if the shop can store data: it writes something small to its folder and to its database, now and then.
 * A failure for another reason is tried again at once.
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

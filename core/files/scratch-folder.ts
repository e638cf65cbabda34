import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any request may take, in ms: anything older is a leftover. */
const LEFT_BEHIND = 60 * 60 * 1000;

/**
 * Removes what killed servers left behind. Other servers may share the folder and be receiving files, so only files
 * older than any request are deleted.
 */
export async function sweepScratch(folder: string): Promise<void> {
  // The folder does not exist yet.
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_BEHIND) await rm(path, { recursive: true, force: true });
  }
}

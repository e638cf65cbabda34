import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any request may take, in ms: what is older was left behind. */
const LEFT_BEHIND = 60 * 60 * 1000;

/**
 * Removes what servers that were killed left behind. Other servers may share the folder and be taking files in
 * at this moment, so only what is older than any request goes.
 */
export async function sweepScratch(folder: string): Promise<void> {
  // None has come yet.
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_BEHIND) await rm(path, { recursive: true, force: true });
  }
}

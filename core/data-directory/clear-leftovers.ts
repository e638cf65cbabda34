import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a server writes now and then to see that it can; whoever has the directory writes no other. */
export const PROBE_NAME = 'server.lock.probe-';
/** The draft of a lock by a process that waits for it: none waits for so long, in ms. */
const STALE = 60 * 60 * 1000;

const touchedAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs;

/**
 * Removes what servers that were killed left beside the lock. Only who holds the lock may: a probe is then nobody's, and a
 * draft of a lock may be that of one who waits, as long as it is young.
 */
export async function clearLeftovers(directory: string, ownToken: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith('server.lock.') || name.includes(ownToken)) continue;
    const path = join(directory, name);
    const at = await touchedAt(path);
    if (at === undefined) continue;
    if (!name.startsWith(PROBE_NAME) && Date.now() - at < STALE) continue;
    // A folder is a lock that is being cleared.
    await rm(path, { force: true }).catch(() => undefined);
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The probe file a server writes now and then to test that it can; only the directory's holder writes one. */
export const PROBE_NAME = 'server.lock.probe-';
/** Age of a waiting process's draft lock from which it is stale, in ms: none waits that long. */
const STALE = 60 * 60 * 1000;

const touchedAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs;

/**
 * Removes what killed servers left next to the lock. Only the holder of the lock may: any probe is then abandoned,
 * while a recent draft lock may belong to a waiting process.
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

import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clearLeftovers } from './clear-leftovers';
import { DataDirectoryError } from './data-directory-error';
import { BEAT, openDirectoryFence, type DirectoryClaim } from './directory-fence';
import { codeOf } from '../errors/error-code';
import { identifyThisProcess, stateOf, type ProcessIdentity } from './process-identity';

const LOCK_NAME = 'server.lock';
/** A holder on another machine counts as dead once its lock was not touched for this long, in ms. */
const SILENCE = 12_000;
/** How long a process waits for a holder that is stopping, in ms: longer than a server takes to stop. */
const STOPPING = 60_000;
/** How long a process may take to remove the lock of a dead holder, in ms. */
const CLEARING = 10_000;

interface Holder extends ProcessIdentity {
  token: string;
  address: string;
  startedAt: string;
}

async function readHolder(lock: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(lock, 'utf8')) as Holder;
  } catch (error) {
    // Removed, or emptied by a power cut: a lock is linked into place complete.
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function touchedAt(lock: string): Promise<number> {
  return (await stat(lock).catch(() => undefined))?.mtimeMs ?? 0;
}

/** Watches a holder on another machine or in another container: its clock may differ, so only a change counts. */
async function beats(lock: string): Promise<boolean> {
  const seen = await touchedAt(lock);
  for (let waited = 0; waited < SILENCE; waited += BEAT / 2) {
    await wait(BEAT / 2);
    const now = await touchedAt(lock);
    if (now !== seen) return now !== 0;
  }
  return false;
}

async function isHeld(lock: string, holder: Holder): Promise<boolean> {
  const state = await stateOf(holder);
  return state === 'unknown' ? beats(lock) : state === 'alive';
}

/** Removes a dead holder's lock. One process at a time, or it might remove the next holder's. */
async function clear(lock: string, deadToken: string | undefined): Promise<void> {
  const clearing = `${lock}.clearing`;
  try {
    await mkdir(clearing);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (Date.now() - (await touchedAt(clearing)) > CLEARING) await rmdir(clearing).catch(() => {});
    await wait(50);
    return;
  }
  try {
    if ((await readHolder(lock))?.token === deadToken) await rm(lock, { force: true });
    await rm(noteOf(lock, deadToken), { force: true });
  } finally {
    await rmdir(clearing).catch(() => {});
  }
}

/** Where a holder announces that it is stopping; named after its token, so that it never refers to another holder. */
const noteOf = (lock: string, token: string | undefined) => `${lock}.${token}.stopping`;

function refusal(directory: string, { pid, address, startedAt }: Holder): DataDirectoryError {
  return new DataDirectoryError(
    `The data directory ${directory} is in use by the server with process id ${pid} at ${address}, started ${startedAt}; stop it or choose another DATA_DIR.`,
  );
}

const isStopping = async (lock: string, { token }: Holder) =>
  (await touchedAt(noteOf(lock, token))) > 0;

/** Linking to an existing name fails atomically, so a lock is never seen half written. */
async function take(directory: string, lock: string, holder: Holder): Promise<void> {
  const draft = join(directory, `${LOCK_NAME}.${holder.token}`);
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  const from = performance.now();
  try {
    for (;;) {
      try {
        return await link(draft, lock);
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const other = await readHolder(lock);
      if (other === undefined || !(await isHeld(lock, other))) await clear(lock, other?.token);
      else if (performance.now() - from < STOPPING && (await isStopping(lock, other)))
        await wait(50);
      else if ((await readHolder(lock))?.token === other.token) throw refusal(directory, other);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** A directory locked by this process. */
interface TakenDirectory {
  claim: DirectoryClaim;
  /** Announces its release: processes that ask from now on wait instead of being refused. */
  announceEnd(): Promise<void>;
  /** Releases it, unless another process holds it by now. */
  release(): Promise<void>;
}

/**
 * Locks a directory for this process. A dead holder's lock is taken over at once; a holder in another container is
 * watched for some seconds first, and one that is stopping is waited for. A holder that finds its lock replaced
 * exits.
 * @param onLost called instead of exiting
 * @throws DataDirectoryError naming the holder
 */
export async function lockDirectory(
  directory: string,
  address: string,
  onLost?: (claim: DirectoryClaim) => void,
): Promise<TakenDirectory> {
  const lock = join(directory, LOCK_NAME);
  const holder: Holder = {
    ...(await identifyThisProcess()),
    token: randomUUID(),
    address,
    startedAt: new Date().toISOString(),
  };
  await take(directory, lock, holder);
  await clearLeftovers(directory, holder.token);
  const claim = { directory, lock, token: holder.token };
  const { confirm } = openDirectoryFence(claim, onLost);
  const note = noteOf(lock, holder.token);
  const beat = setInterval(confirm, BEAT);
  beat.unref();
  return {
    claim,
    async announceEnd() {
      // A full disk must not keep a server from stopping.
      await writeFile(note, '', { mode: 0o600 }).catch(() => undefined);
    },
    async release() {
      clearInterval(beat);
      if ((await readHolder(lock))?.token === holder.token) await rm(lock, { force: true });
      // After the lock: a process that finds no note checks once more whether the lock is held.
      await rm(note, { force: true });
    },
  };
}

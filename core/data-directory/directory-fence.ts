import { readFileSync, utimesSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { codeOf } from '../errors/error-code';

/** How often a holder touches its lock, and how long a check of the lock is valid, in ms. */
export const BEAT = 2000;

/** A locked directory, for the code that writes below it. It is plain data, so that it can be passed to a thread. */
export interface DirectoryClaim {
  directory: string;
  /** The lock file. */
  lock: string;
  /** The lock file holds this token while the directory is ours. */
  token: string;
}

/** Keeps a process that slept from writing to a directory that another process has taken over. */
export interface DirectoryFence {
  /** Checks who holds the lock. If it is ours, touches it; if not, the process ends here. */
  confirm(): void;
  /** Before every write: calls `confirm` if the last check is too old by either clock. */
  guard(): void;
}

function ownerOf(lock: string): string | undefined {
  const { token } = JSON.parse(readFileSync(lock, 'utf8')) as { token?: string };
  return token;
}

/** True when the directory is certainly not ours; an unclear result is checked again later. */
function isLost({ lock, token }: DirectoryClaim): boolean {
  try {
    return ownerOf(lock) !== token;
  } catch (error) {
    return codeOf(error) === 'ENOENT' || error instanceof SyntaxError;
  }
}

/** At once, without flushing anything: memory and open files are out of date. */
function endProcess({ directory }: DirectoryClaim): never {
  const sentence = `Pasal ends: the data directory ${directory} was taken over while this process stood still. Nothing more is written; see who holds it before starting again.\n`;
  try {
    writeSync(process.stderr.fd, sentence);
  } catch {
    // Nobody reads the message any more; the process must end in any case.
  }
  if (isMainThread) process.exit(1);
  // In a thread `exit` ends the thread only.
  process.kill(process.pid, 'SIGKILL');
  throw new Error(sentence);
}

/**
 * Both clocks count: one stops while the machine sleeps, the other may be set back.
 * @param onLost called once the directory is not ours any more; by default the process ends
 */
export function openDirectoryFence(
  claim: DirectoryClaim,
  onLost: (claim: DirectoryClaim) => void = endProcess,
): DirectoryFence {
  let seen = { steady: performance.now(), wall: Date.now() };

  function confirm(): void {
    if (isLost(claim)) return onLost(claim);
    const now = new Date();
    try {
      utimesSync(claim.lock, now, now);
    } catch {
      // Another process sees no sign of life for a while; the next check decides.
    }
    seen = { steady: performance.now(), wall: now.getTime() };
  }

  return {
    confirm,
    guard() {
      const slept = performance.now() - seen.steady;
      if (slept > BEAT || Math.abs(Date.now() - seen.wall) > BEAT) confirm();
    },
  };
}

import { readFileSync, utimesSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { codeOf } from '../errors/error-code';

/** A holder shows this often that it lives, and one look at the lock is believed for this long, in ms. */
export const BEAT = 2000;

/**
 * A directory that is taken, as the code that writes below it knows it. It is plain data, so that a thread
 * can be given it.
 */
export interface DirectoryClaim {
  directory: string;
  /** The file that says whose it is. */
  lock: string;
  /** The lock file holds this token while the directory is ours. */
  token: string;
}

/** Keeps a process that slept from writing into what is another one's by now. */
export interface DirectoryFence {
  /** Looks whose the directory is. Ours: shows that we live. Not ours: the process ends here. */
  confirm(): void;
  /** Before every write: as `confirm`, when the last look is too long ago by either clock. */
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

/** At once, with nothing written on the way: memory and open files belong to a past that is over. */
function endProcess({ directory }: DirectoryClaim): never {
  const sentence = `Pasal ends: the data directory ${directory} was taken over while this process stood still. Nothing more is written; see who holds it before starting again.\n`;
  try {
    writeSync(process.stderr.fd, sentence);
  } catch {
    // No one reads the message any more; the process must end in any case.
  }
  if (isMainThread) process.exit(1);
  // In a thread `exit` ends the thread only.
  process.kill(process.pid, 'SIGKILL');
  throw new Error(sentence);
}

/**
 * Both clocks count: one stands still while the machine sleeps, the other may be set back.
 * @param onLost called once the directory is not ours any more; ends the process unless it is given
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
      // Another process that watches sees no sign of life for a while; the next look decides.
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

import { readFileSync, utimesSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { codeOf } from '../errors/error-code';

/** How often a holder shows that it lives, and how long one look at the lock is believed, in ms. */
export const BEAT = 2000;

/** A directory that is taken, as whoever writes below it knows it. Plain data: a thread can be given it. */
export interface DirectoryClaim {
  directory: string;
  /** The file that says whose it is. */
  lock: string;
  /** What stands in it while it is ours. */
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

/** Whether the directory is certainly not ours; what cannot be told now is looked at again. */
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
    // Nobody listens any more; ending matters more than saying so.
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
export function directoryFence(
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
      // Whoever watches sees no life for a while; the next look decides.
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

import { setTimeout as wait } from 'node:timers/promises';
import type { Purger } from './purger';

/** The current version of each key. */
export type KeyVersions = ReadonlyMap<string, string>;

interface PurgingDeps {
  purger: Purger;
  read: () => Promise<KeyVersions>;
  /** True when this server is the one to purge this version of a key. */
  takeTurn: (change: string) => Promise<boolean>;
  onError: (error: unknown) => void;
  /** Milliseconds; a test may override it. */
  settle?: number;
  now?: () => number;
}

/** The results of this server's purges since its start. */
export interface PurgeCounts {
  done: number;
  failed: number;
  /** The time (ms) of the oldest unpurged change; null if none. */
  waitingSince: number | null;
}

/** Milliseconds in which a document begun before a change reaches the edge, to be purged there as well. */
const SETTLE = 500;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** All keys when nothing was read before: while no server ran, anything may have changed. */
const changedIn = (now: KeyVersions, before: KeyVersions | undefined) =>
  [...now].filter(([key, version]) => before?.get(key) !== version);

/**
 * Purges at an edge what has changed, whichever server changed it. Each check handles all changes since the last one
 * together; a failed purge is retried with increasing pauses.
 */
export function createPurging(deps: PurgingDeps) {
  const { purger, read, takeTurn, onError, settle = SETTLE, now = Date.now } = deps;
  const counts: PurgeCounts = { done: 0, failed: 0, waitingSince: null };
  const waiting = new Set<string>();
  let known: KeyVersions | undefined;
  let failures = 0;
  let pausedUntil = 0;

  async function noteChanges(): Promise<void> {
    const versions = await read();
    for (const [key, version] of changedIn(versions, known)) {
      if (known === undefined || (await takeTurn(`${key} ${version}`))) waiting.add(key);
    }
    known = versions;
    if (waiting.size > 0) counts.waitingSince ??= now();
  }

  async function purge(keys: readonly string[]): Promise<void> {
    try {
      await purger.purge(keys);
      for (const key of keys) waiting.delete(key);
      counts.done += 1;
      counts.waitingSince = null;
      failures = 0;
    } catch (error) {
      pausedUntil = now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
      failures += 1;
      counts.failed += 1;
      onError(error);
    }
  }

  return {
    counts,
    /** Checks what has changed, and purges it. */
    async look(): Promise<void> {
      await noteChanges();
      if (waiting.size === 0 || now() < pausedUntil) return;
      await wait(settle, undefined, { ref: false });
      await purge([...waiting]);
    },
  };
}

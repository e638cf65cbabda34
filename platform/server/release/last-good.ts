import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReleaseRecord } from '../../contract/release';
import type { KnownCalls } from '../../contract/release-work';
import type { PlatformDatabase } from '../tables';
import { problemsOf } from './gate-shop';

/** A version a name had before: by its record where that is at hand. */
export type Earlier = ReleaseRecord | string;

/** What a set has of a name, and what was live before it, the newest first. */
export interface Shown {
  record: ReleaseRecord;
  earlier: readonly Earlier[];
}

interface LastGoodDeps {
  db: Kysely<PlatformDatabase>;
  /** The calls this server answers. */
  calls: KnownCalls;
  /** A version whose files this server has; null where they cannot be had. */
  recordOf: (name: string, version: string) => Promise<ReleaseRecord | null>;
  onError: (error: unknown) => void;
}

/** Earlier versions of a name that are looked at: what is older hardly fits better. */
const LOOKED_AT = 5;
/** Sets whose answer is kept, and milliseconds until it is found anew: what was stored may have gone. */
const SETS = 50;
const KEPT = 60_000;

const versionOf = (each: Earlier) => (typeof each === 'string' ? each : each.version);

/** The versions before a release, each once. */
function earlierOf({ record, earlier }: Shown): Earlier[] {
  const known = new Set([record.version]);
  const others = earlier.filter((each) => {
    const isNew = !known.has(versionOf(each));
    known.add(versionOf(each));
    return isNew;
  });
  return others.slice(0, LOOKED_AT);
}

const nameOf = (shown: Shown) =>
  [shown.record.name, shown.record.version, ...earlierOf(shown).map(versionOf)].join('@');

/**
 * Finds for each remote of a set the version that a page may load instead when nothing of the set's own
 * has run: the newest one before it that the gate passes beside the rest of the set, and beside whatever
 * else of it may be loaded instead. It is found once for a set, and kept.
 */
export function lastGoodReleases({ db, calls, recordOf, onError }: LastGoodDeps) {
  async function fitting(shown: Shown, beside: readonly ReleaseRecord[]) {
    const { name } = shown.record;
    for (const each of earlierOf(shown)) {
      const record = typeof each === 'string' ? await recordOf(name, each) : each;
      if (record && (await problemsOf(db, record, beside, calls)).length === 0) return record;
    }
    return null;
  }

  async function choose(set: readonly Shown[]): Promise<ReleaseRecord[]> {
    const records = set.map(({ record }) => record);
    const good: ReleaseRecord[] = [];
    for (const shown of set) {
      if (shown.record.name === 'host') continue;
      const record = await fitting(shown, [...records, ...good]);
      if (record) good.push(record);
    }
    return good;
  }

  const kept = new LRUCache<string, ReleaseRecord[], readonly Shown[]>({
    max: SETS,
    ttl: KEPT,
    fetchMethod: (_key, _stale, { context }) => choose(context),
    // Nobody waits for what is known, and while the database is away it stays so.
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
  });

  return async (set: readonly Shown[]): Promise<ReleaseRecord[]> => {
    if (set.every((shown) => earlierOf(shown).length === 0)) return [];
    try {
      return (await kept.fetch(set.map(nameOf).join(' '), { context: set })) ?? [];
    } catch (error) {
      onError(error);
      return [];
    }
  };
}

import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReleaseRecord } from '../../contract/release';
import type { KnownCalls } from '../../contract/release-work';
import type { PlatformDatabase } from '../tables';
import { problemsOf } from './gate-shop';

/** An earlier version of a name: its record if already loaded. */
export type Earlier = ReleaseRecord | string;

/** A composition's version of a name, and the earlier live versions, newest first. */
export interface Shown {
  record: ReleaseRecord;
  earlier: readonly Earlier[];
}

interface LastGoodDeps {
  db: Kysely<PlatformDatabase>;
  /** The calls this server answers. */
  calls: KnownCalls;
  /** A version whose files this server has; null if unavailable. */
  recordOf: (name: string, version: string) => Promise<ReleaseRecord | null>;
  onError: (error: unknown) => void;
}

/** How many earlier versions of a name are tried: older ones are even less likely to fit. */
const LOOKED_AT = 5;
/**
 * Compositions whose result is cached, and milliseconds until it is computed again: a stored version may have been
 * deleted.
 */
const CACHED_COMPOSITIONS = 50;
const CACHED_FOR = 60_000;

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
 * Finds a fallback version for each remote of a composition, for pages in which no code of its own version has run:
 * the newest earlier one that passes the gate together with the rest of the composition and with every other
 * fallback. Found once per composition, and cached.
 */
export function createLastGoodFinder({ db, calls, recordOf, onError }: LastGoodDeps) {
  async function findFitting(shown: Shown, beside: readonly ReleaseRecord[]) {
    const { name } = shown.record;
    for (const each of earlierOf(shown)) {
      const record = typeof each === 'string' ? await recordOf(name, each) : each;
      if (record && (await problemsOf(db, record, beside, calls)).length === 0) return record;
    }
    return null;
  }

  async function choose(composition: readonly Shown[]): Promise<ReleaseRecord[]> {
    const records = composition.map(({ record }) => record);
    const good: ReleaseRecord[] = [];
    for (const shown of composition) {
      if (shown.record.name === 'host') continue;
      const record = await findFitting(shown, [...records, ...good]);
      if (record) good.push(record);
    }
    return good;
  }

  const cache = new LRUCache<string, ReleaseRecord[], readonly Shown[]>({
    max: CACHED_COMPOSITIONS,
    ttl: CACHED_FOR,
    fetchMethod: (_key, _stale, { context }) => choose(context),
    // A cached answer is used without waiting for a new one, also while the database is away.
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
  });

  return async (composition: readonly Shown[]): Promise<ReleaseRecord[]> => {
    if (composition.every((shown) => earlierOf(shown).length === 0)) return [];
    try {
      return (await cache.fetch(composition.map(nameOf).join(' '), { context: composition })) ?? [];
    } catch (error) {
      onError(error);
      return [];
    }
  };
}

import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../../contract/release';
import type { PlatformDatabase } from '../../tables';
import { shareOf } from '../bucket';
import type { LiveRow } from '../live.repository';
import { figuresOf } from './health.repository';
import { NOTHING_SEEN } from './rule';
import { trialOf, type Watch } from './watch.repository';

/** A watched release, and how it is live. */
export interface Shown {
  watch: Watch;
  /** The version it is compared with, and rolled back to; null if there is none. */
  previous: string | null;
  /** Percent of the visitors. */
  share: number;
}

/** Returns how a watched release is live; null when it is no longer live. */
export function shownOf(watch: Watch, row: LiveRow, own: readonly ReleaseRecord[]): Shown | null {
  const ownVersion = own.find(({ name }) => name === watch.name)?.version ?? null;
  if (row.candidate === watch.version) {
    const share = shareOf(row.candidate_buckets ?? 0);
    return { watch, previous: row.version ?? ownVersion, share };
  }
  const isWhole = row.candidate === null && row.version === watch.version;
  return isWhole ? { watch, previous: row.earlier.at(-1) ?? ownVersion, share: 100 } : null;
}

/** Reads the input of the rule: the figures of the release, and those of the previous version. */
export async function knownOf(db: Kysely<PlatformDatabase>, { watch, previous }: Shown) {
  const trial = await trialOf(db, watch);
  if (!trial) return null;
  const stable = previous === null ? NOTHING_SEEN : await figuresOf(db, watch.name, previous);
  return { trial, stable };
}

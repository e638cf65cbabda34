import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../../contract/release';
import type { PlatformDatabase } from '../../tables';
import { listLive, type LiveRow } from '../live.repository';

/** What is live, from the point of view of one release's walk. */
export interface LiveSet {
  /** Identifies the version of every other part of the shop. */
  beside: string;
  /** The version that the release replaces; null if nothing of its name is live. */
  over: string | null;
}

/** Returns what most visitors get, without a share under trial. */
export function liveSetOf(
  rows: readonly LiveRow[],
  own: readonly ReleaseRecord[],
  name: string,
): LiveSet {
  const versionOf = (each: string) =>
    rows.find((row) => row.name === each)?.version ??
    own.find((record) => record.name === each)?.version ??
    null;
  const names = new Set([...own, ...rows].map((each) => each.name));
  names.delete(name);
  const others = [...names].toSorted().flatMap((each) => {
    const version = versionOf(each);
    return version === null ? [] : [`${each}@${version}`];
  });
  const beside = createHash('sha256').update(others.join(' ')).digest('hex');
  return { beside, over: versionOf(name) };
}

export const readLiveSet = async (
  db: Kysely<PlatformDatabase>,
  own: readonly ReleaseRecord[],
  name: string,
): Promise<LiveSet> => liveSetOf(await listLive(db), own, name);

/** The same as a text, which goes to a team and comes back signed. */
export const liveTextOf = ({ beside, over }: LiveSet): string => `${beside} ${over ?? '-'}`;

/**
 * True while a walk is valid: everything else is unchanged, and so is the version it was compared with, unless the
 * release has replaced it.
 */
export const isFresh = (walk: LiveSet & { version: string }, now: LiveSet): boolean =>
  walk.beside === now.beside && (now.over === walk.over || now.over === walk.version);

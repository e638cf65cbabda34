import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../../contract/release';
import type { PlatformDatabase } from '../../tables';
import { isFresh, readLiveSet, type LiveSet } from './live-set';
import { listWalks, type StoredWalk } from './walk.repository';

type Db = Kysely<PlatformDatabase>;

/** Chooses among the results for a release, given newest first: the shop's own before a team's, while it is valid. */
export function chooseWalk(walks: readonly StoredWalk[], live: LiveSet): StoredWalk | undefined {
  const good = walks.filter((walk) => isFresh(walk, live));
  return good.find(({ walked_by: by }) => by === 'shop') ?? good[0] ?? walks[0];
}

/** The valid result for a release with what is live; null if there is none. */
export async function findGoodWalk(
  db: Db,
  own: readonly ReleaseRecord[],
  { name, version }: { name: string; version: string },
): Promise<StoredWalk | null> {
  const live = await readLiveSet(db, own, name);
  const walk = chooseWalk(await listWalks(db, { name, version }), live);
  return walk && isFresh(walk, live) ? walk : null;
}

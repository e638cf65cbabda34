import type { Versions } from '../../http/cache/public-versions';

/** Names the reading of the whole catalogue: another one is neither newer nor older. */
const NAME = 'catalogue';

/** True when these versions have all that the wanted ones have. */
export function isAtLeast(versions: Versions, wanted: Versions): boolean {
  return [...wanted].every(([area, version]) => {
    const own = versions.get(area);
    if (own === undefined) return false;
    return area === NAME ? own === version : Number(own) >= Number(version);
  });
}

/** The newer version of each area; of names the one that was read last. */
export function newestOf(before: Versions, last: Versions): Versions {
  const newest = new Map(before);
  for (const [area, version] of last) {
    const known = newest.get(area);
    const isOlder = area !== NAME && known !== undefined && Number(known) > Number(version);
    if (!isOlder) newest.set(area, version);
  }
  return newest;
}

import type { Versions } from '../../http/cache/public-versions';

/** The version of the whole catalogue, which is a name: two of them have no order. */
const NAME = 'catalogue';

/** True when these versions include everything in the wanted ones. */
export function isAtLeast(versions: Versions, wanted: Versions): boolean {
  return [...wanted].every(([area, version]) => {
    const own = versions.get(area);
    if (own === undefined) return false;
    return area === NAME ? own === version : Number(own) >= Number(version);
  });
}

/** The newer version of each area; for names, the last one read. */
export function newestOf(before: Versions, last: Versions): Versions {
  const newest = new Map(before);
  for (const [area, version] of last) {
    const known = newest.get(area);
    const isOlder = area !== NAME && known !== undefined && Number(known) > Number(version);
    if (!isOlder) newest.set(area, version);
  }
  return newest;
}

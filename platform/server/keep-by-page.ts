import { LRUCache } from 'lru-cache';
import type { FoundRoute } from './page-scripts';
import type { Composition } from './release/live-compositions';
import { documentIdOf } from './rendered/render-composition-of';

/** More than the routes of a shop including those under trial. */
const MOST = 300;

/** Caches a value that depends only on a composition and a route, so that it is not made for each document. */
export function keepByPage<Value extends object | string>(
  make: (composition: Composition, found: FoundRoute | undefined) => Value,
) {
  const known = new LRUCache<string, Value>({ max: MOST });
  return (composition: Composition, found: FoundRoute | undefined): Value => {
    const key = `${documentIdOf(composition)} ${found?.owner.name} ${found?.route.path}`;
    const kept = known.get(key) ?? make(composition, found);
    known.set(key, kept);
    return kept;
  };
}

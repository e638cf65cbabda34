import { LRUCache } from 'lru-cache';
import { createBreaker, type Breaker } from './breaker';
import { AWAY_FOR, MOST_PARTS } from './limits';

/** The circuit breakers of one service for one type of reader. */
export interface PartBreakers {
  /** The breaker of the part that an address belongs to. */
  of: (rest: string) => Breaker;
  /** True while the breakers of all recently requested parts are open. */
  isOpen: () => boolean;
}

/** Longer part names are cut: any visitor may send one. */
const LONGEST = 60;

/** The first segment of a path below the service. */
const partOf = (rest: string) =>
  (/^\/?([^/?#]*)/.exec(rest)?.[1] ?? '').slice(0, LONGEST).toLowerCase();

/**
 * Has a breaker for each first path segment of a service: someone who knows one slow or failing address can block
 * that part at most, and the rest still answers.
 */
export function createPartBreakers(): PartBreakers {
  // Parts that were not requested recently prove nothing.
  const breakers = new LRUCache<string, Breaker>({
    max: MOST_PARTS,
    ttl: 6 * AWAY_FOR,
    updateAgeOnGet: true,
  });
  return {
    of(rest) {
      const part = partOf(rest);
      const breaker = breakers.get(part) ?? createBreaker();
      breakers.set(part, breaker);
      return breaker;
    },
    isOpen() {
      const all = [...breakers.values()];
      return all.length > 0 && all.every((breaker) => breaker.isOpen());
    },
  };
}

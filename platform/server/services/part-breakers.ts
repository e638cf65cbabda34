import { LRUCache } from 'lru-cache';
import { createBreaker, type Breaker } from './breaker';
import { AWAY_FOR, MOST_PARTS } from './limits';

/** The breakers of one service for one kind of reader. */
export interface PartBreakers {
  /** The breaker of the part that an address is in. */
  of: (rest: string) => Breaker;
  /** True while every part that was asked for of late counts as away. */
  isOpen: () => boolean;
}

/** Longer names of parts are cut: any visitor may write one. */
const LONGEST = 60;

/** The first part of a path below the service. */
const partOf = (rest: string) =>
  (/^\/?([^/?#]*)/.exec(rest)?.[1] ?? '').slice(0, LONGEST).toLowerCase();

/**
 * Keeps a breaker for each first part of the paths of a service: who knows one address of it that is slow or fails takes
 * that part away from others at most, and the rest answers on.
 */
export function createPartBreakers(): PartBreakers {
  // Parts that nobody asks for say nothing of now.
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

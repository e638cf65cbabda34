import { AWAY_FOR, FAILURES_IN_A_ROW } from './limits';

/** Spares a service that is away: after some failures in a row no request goes there for a while. */
export interface Breaker {
  /** True when a request may go there now; after a while one may, and the others wait for its end. */
  mayTry: () => boolean;
  succeed: () => void;
  fail: () => void;
  /** True while the service counts as away. */
  isOpen: () => boolean;
}

/** @param now milliseconds, of any clock that only goes forward */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0;
  let nextTry = 0;
  const isOpen = () => failures >= FAILURES_IN_A_ROW;

  return {
    isOpen,
    mayTry() {
      if (!isOpen()) return true;
      if (now() < nextTry) return false;
      nextTry = now() + AWAY_FOR;
      return true;
    },
    succeed() {
      failures = 0;
    },
    fail() {
      failures += 1;
      nextTry = now() + AWAY_FOR;
    },
  };
}

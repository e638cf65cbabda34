import { AWAY_FOR, AWAY_SHARE, LAST_ANSWERS, LEAST_FAILURES } from './limits';

/** Spares a service that is away: while too many of its last answers failed no request goes there for a while. */
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
  /** The last answers, oldest first; true for a failure. */
  let last: boolean[] = [];
  let open = false;
  let nextTry = 0;
  const note = (isFailure: boolean) => {
    last = [...last, isFailure].slice(-LAST_ANSWERS);
  };

  return {
    isOpen: () => open,
    mayTry() {
      if (!open) return true;
      if (now() < nextTry) return false;
      nextTry = now() + AWAY_FOR;
      return true;
    },
    succeed() {
      // What failed before it was away says nothing of now.
      if (open) last = [];
      open = false;
      note(false);
    },
    fail() {
      note(true);
      const failures = last.filter(Boolean).length;
      open ||= failures >= LEAST_FAILURES && failures >= last.length * AWAY_SHARE;
      nextTry = now() + AWAY_FOR;
    },
  };
}

import { AWAY_FOR, AWAY_SHARE, LAST_ANSWERS, LEAST_FAILURES } from './limits';

/** A circuit breaker: while too many of a service's last answers failed, no requests are sent for some time. */
export interface Breaker {
  /** True when a request may be sent now; after some time one may, and the others wait for its result. */
  mayTry: () => boolean;
  succeed: () => void;
  fail: () => void;
  /** True while requests are blocked. */
  isOpen: () => boolean;
}

/** @param now milliseconds of a monotonic clock */
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
      // Failures from before the outage do not count now.
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

import type { RenderLimits } from './limits';

export interface RestRule {
  /** Notes a death; answers how many milliseconds no new process is started. */
  addDeath: () => number;
  /** Milliseconds until it is over; 0 once it is. */
  timeLeft: () => number;
  /** Calls once the rest is over, unless `forgetCall` comes before. */
  whenOver: (call: () => void) => void;
  forgetCall: () => void;
}

/**
 * When a composition whose process died may have another: soon at first, then ever later, and after too many
 * deaths only when it has rested.
 * @param now milliseconds of a clock that never goes back
 */
export function createRestRule(limits: RenderLimits, now: () => number): RestRule {
  const { restartAfter, mostDeaths, deathsWithin, restFor } = limits;
  let deaths: number[] = [];
  let until = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const timeLeft = () => Math.max(0, until - now());

  function whenOver(call: () => void): void {
    // A timer may be early by this clock.
    timer = setTimeout(() => (timeLeft() > 0 ? whenOver(call) : call()), timeLeft());
    timer.unref();
  }

  return {
    addDeath() {
      deaths = [...deaths, now()].filter((at) => now() - at < deathsWithin);
      const isTooMuch = deaths.length >= mostDeaths;
      const pause = isTooMuch ? restFor : restartAfter * 2 ** (deaths.length - 1);
      until = now() + pause;
      return pause;
    },
    timeLeft,
    whenOver,
    forgetCall: () => clearTimeout(timer),
  };
}

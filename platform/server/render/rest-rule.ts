import type { RenderLimits } from './limits';

export interface RestRule {
  /** Records a crash; returns the milliseconds in which no new process is started. */
  addDeath: () => number;
  /** Milliseconds until the back-off ends; 0 once it has. */
  timeLeft: () => number;
  /** Calls back once the back-off is over, unless `forgetCall` comes before. */
  whenOver: (call: () => void) => void;
  forgetCall: () => void;
}

/**
 * When a composition whose process crashed gets another: soon at first, then later and later, and after too many
 * crashes only after a long pause.
 * @param now milliseconds of a monotonic clock
 */
export function createRestRule(limits: RenderLimits, now: () => number): RestRule {
  const { restartAfter, mostDeaths, deathsWithin, restFor } = limits;
  let deaths: number[] = [];
  let until = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  const timeLeft = () => Math.max(0, until - now());

  function whenOver(call: () => void): void {
    // By this clock, a timer may fire early.
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

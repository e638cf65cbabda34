/** The page's timeouts in milliseconds. */
export interface TimeLimits {
  /** For each attempt to load a script, in order. */
  tries: readonly number[];
  /** For a part of a remote, its entry and its chunks together. */
  budget: number;
}

const TRIES = [4000, 3000, 2000];
const BUDGET = 10_000;
/** A line on which the host's own script takes longer is slow: there longer waits are no fault. */
const QUICK = 2000;
const LARGEST_BUDGET = 30_000;

/** The limits on a line on which the host's own script took this many milliseconds. */
export function timeLimits(hostScript: number): TimeLimits {
  const factor = Math.min(Math.max(1, hostScript / QUICK), LARGEST_BUDGET / BUDGET);
  return { tries: TRIES.map((limit) => limit * factor), budget: BUDGET * factor };
}

/** Returns how long the host's own script took; 0 if the browser does not report it. */
export function measureHostScript(page: Document, times: Pick<Performance, 'getEntriesByName'>) {
  const script = page.querySelector<HTMLScriptElement>('script[src*="/host/"]');
  const [load] = script ? times.getEntriesByName(script.src, 'resource') : [];
  return load?.duration ?? 0;
}

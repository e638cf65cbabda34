const now = performance.now.bind(performance);
const { timeOrigin } = performance;
const cpuUsage = process.cpuUsage.bind(process);

/**
 * Starts measuring how long code itself works. On a busy machine wall-clock time includes waiting, and CPU time
 * includes other threads: the smaller of both is the code's.
 * @returns `took`: milliseconds since then; `began`: the start, in ms since 1970
 */
export function createOwnTimer(): () => { took: number; began: number } {
  const started = now();
  const before = cpuUsage();
  return () => {
    const { user, system } = cpuUsage(before);
    const took = Math.min(now() - started, (user + system) / 1000);
    return { took, began: timeOrigin + started };
  };
}

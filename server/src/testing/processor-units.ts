/** The number of measurements of a unit: other work only adds to it, so the least counts. */
const TRIES = 5;

/** Some ten milliseconds of work on a quiet machine of 2026: text, numbers and objects, as programs have. */
function work(): number {
  let sum = 0;
  for (let round = 0; round < 150; round += 1) {
    const text = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ at, name: `n${at}` })));
    sum += (JSON.parse(text) as { at: number }[]).reduce((all, { at }) => all + at, 0);
  }
  return sum;
}

/** Milliseconds of CPU time since `from`. */
export function processorSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** Milliseconds of CPU time that the same work takes here and now: others slow a shared machine down. */
export function processorUnit(): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const from = process.cpuUsage();
    work();
    least = Math.min(least, processorSince(from));
  }
  return least;
}

import { readFileSync } from 'node:fs';

/** Milliseconds of the unit in which Linux counts CPU time, the same on every machine. */
const TICK = 10;

/** CPU time of a process so far, in ms; null if the system does not report it. */
export function usedTime(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The part before it may contain anything: it is the name of the program.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const used = (Number(fields[11]) + Number(fields[12])) * TICK;
    return Number.isFinite(used) ? used : null;
  } catch {
    return null;
  }
}

import { readFileSync } from 'node:fs';

/** Clock ticks of a second on Linux, whatever the machine. */
const TICKS = 100;

/**
 * CPU seconds (user and system) of this process's ended children, with their own children; undefined if the system
 * does not report them.
 */
export function processorSeconds() {
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number);
    return (user + system) / TICKS;
  } catch {
    return undefined;
  }
}

/** A standard unit of work: hashing numbers and allocating objects. */
function loop() {
  let hash = 0;
  const seen = new Map();
  for (let at = 0; at < 20_000_000; at += 1) {
    hash = Math.imul(hash ^ at, 0x9e3779b1) >>> 0;
    if (at % 8 === 0) seen.set(hash % 65_536, { at, hash });
  }
  return seen.size;
}

/** CPU seconds that one loop takes on this machine now: the minimum of several, so that a pause in one does not count. */
export function calibrate() {
  const takes = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    loop();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return Math.min(...takes);
}

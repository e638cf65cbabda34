import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of a memory page, the same for Linux on every machine we know. */
const PAGE = 4096;

/**
 * @param {number} pid
 * @param {string} file
 */
const read = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended, or belongs to a sandbox that hides it.
    return '';
  }
};

/**
 * The parent process; undefined once the process has ended.
 * @param {number} pid
 */
const parentOf = (pid) => Number(/\) \S (\d+)/.exec(read(pid, 'stat'))?.[1]);

/**
 * Bytes of one process: its proportional share of shared memory, if the system reports that.
 * @param {number} pid
 */
function memoryOfOne(pid) {
  const shared = /^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1];
  if (shared !== undefined) return Number(shared) * 1024;
  const [, resident = 0, common = 0] = read(pid, 'statm').split(' ').map(Number);
  return (resident - common) * PAGE;
}

/**
 * The memory of a process and all its descendants, in bytes.
 * @param {number} root its pid
 * @returns {number | null} null if the system does not report it
 */
function memoryOf(root) {
  if (process.platform !== 'linux') return null;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  /** @type {(pid: number) => boolean} */
  const isWithin = (pid) => {
    const parent = parents.get(pid) ?? 0;
    return pid === root || (parent > 0 && isWithin(parent));
  };
  return all.filter(isWithin).reduce((sum, pid) => sum + memoryOfOne(pid), 0);
}

/**
 * Calls back once when this process and its descendants exceed their memory limit.
 * @param {{most: number, every?: number, onMore: () => void}} watch `most` in bytes, `every` in milliseconds
 */
export function watchMemory({ most, every = 1000, onMore }) {
  const timer = setInterval(() => {
    if ((memoryOf(process.pid) ?? 0) <= most) return;
    clearInterval(timer);
    onMore();
  }, every);
}

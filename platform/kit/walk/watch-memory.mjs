import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of a page of memory, as Linux counts it on every machine we know. */
const PAGE = 4096;

/**
 * @param {number} pid
 * @param {string} file
 */
const read = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended, or belongs to a sandbox that shows nothing of itself.
    return '';
  }
};

/**
 * The process that started another; undefined once that has ended.
 * @param {number} pid
 */
const parentOf = (pid) => Number(/\) \S (\d+)/.exec(read(pid, 'stat'))?.[1]);

/**
 * Bytes of one process: its part of what it shares with others, where the system says that.
 * @param {number} pid
 */
function memoryOfOne(pid) {
  const shared = /^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1];
  if (shared !== undefined) return Number(shared) * 1024;
  const [, resident = 0, common = 0] = read(pid, 'statm').split(' ').map(Number);
  return (resident - common) * PAGE;
}

/**
 * The memory of a process and of all that it has started, in bytes.
 * @param {number} root its number
 * @returns {number | null} null where the system does not tell
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
 * Calls once when this process and all it has started have more memory than they may.
 * @param {{most: number, every?: number, onMore: () => void}} watch `most` in bytes, `every` in milliseconds
 */
export function watchMemory({ most, every = 1000, onMore }) {
  const timer = setInterval(() => {
    if ((memoryOf(process.pid) ?? 0) <= most) return;
    clearInterval(timer);
    onMore();
  }, every);
}

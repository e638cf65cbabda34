import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of Linux's clock. */
const TICK = 10;

/** Milliseconds of processor that a process of this system has taken. Linux alone says it. */
export function processorOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK;
}

/** The processes a process has started, and theirs; none where the system does not list them. */
function startedBy(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(list)) return [];
  const own = readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number);
  return own.flatMap((child) => [child, ...startedBy(child)]);
}

const sumOf = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);

/** The same of the processes it has started, together. */
export const processorOfStarted = (pid: number) => sumOf(startedBy(pid).map(processorOf));

/** Milliseconds of processor that this process has taken, and those it has started. */
export function processorOfAll(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + processorOfStarted(process.pid);
}

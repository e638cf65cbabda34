import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of Linux's clock. */
const TICK = 10;

/** CPU milliseconds that a process of this system has used; available on Linux only. */
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

/** The total of the processes it has started. */
export const processorOfStarted = (pid: number) => sumOf(startedBy(pid).map(processorOf));

/** CPU milliseconds used by this process and the processes it has started. */
export function processorOfAll(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + processorOfStarted(process.pid);
}

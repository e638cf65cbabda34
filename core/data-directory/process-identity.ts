import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { codeOf } from '../errors/error-code';

/** Field positions in `/proc/<pid>/stat`, after the name. */
const STATE = 0;
const START_TICKS = 19;
/** Ended; the system keeps its pid until the parent reads the exit status. */
const ZOMBIE = 'Z';

/** Identifies one process uniquely: a pid alone may be reused. */
export interface ProcessIdentity {
  pid: number;
  /** The scope in which `pid` is unique: this machine, this container, since this boot. */
  realm: string;
  /** When the system started it, in clock ticks; empty if the system does not report it. */
  startTicks: string;
}

/** Reads what the system knows of a process; undefined if unknown. */
async function lookUp(pid: number) {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; state and numbers begin after the last bracket.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: words[STATE], startTicks: words[START_TICKS] };
  } catch {
    return undefined;
  }
}

async function realm(): Promise<string> {
  const boot = readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const namespace = readlink('/proc/self/ns/pid').catch(() => '');
  return [hostname(), (await boot).trim(), await namespace].join(' ');
}

export async function identifyThisProcess(): Promise<ProcessIdentity> {
  const { pid } = process;
  return { pid, realm: await realm(), startTicks: (await lookUp(pid))?.startTicks ?? '' };
}

/** Returns whether the process lives; `unknown` if it belongs to another machine or container. */
export async function stateOf(identity: ProcessIdentity): Promise<'alive' | 'dead' | 'unknown'> {
  if (identity.realm !== (await realm())) return 'unknown';
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // Another user's process refuses the signal, but lives.
    if (codeOf(error) !== 'EPERM') return 'dead';
  }
  const found = await lookUp(identity.pid);
  if (found === undefined) return 'alive';
  return found.state !== ZOMBIE && found.startTicks === identity.startTicks ? 'alive' : 'dead';
}

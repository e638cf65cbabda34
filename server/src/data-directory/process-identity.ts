import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { codeOf } from '../errors/error-code';

/** Names one process for good: a number alone may be given to another one later. */
export interface ProcessIdentity {
  pid: number;
  /** The set of processes in which `pid` means something: this machine, this container, since this boot. */
  realm: string;
  /** When the system started it, in its own ticks; empty where the system does not tell. */
  startTicks: string;
}

const START_TICKS = 19;

async function startTicksOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the numbers begin after the last bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TICKS];
  } catch {
    return undefined;
  }
}

async function realm(): Promise<string> {
  const boot = readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const namespace = readlink('/proc/self/ns/pid').catch(() => '');
  return [hostname(), (await boot).trim(), await namespace].join(' ');
}

export async function currentProcess(): Promise<ProcessIdentity> {
  const { pid } = process;
  return { pid, realm: await realm(), startTicks: (await startTicksOf(pid)) ?? '' };
}

/** Whether the process lives; `unknown` when it belongs to another machine or container. */
export async function stateOf(identity: ProcessIdentity): Promise<'alive' | 'dead' | 'unknown'> {
  if (identity.realm !== (await realm())) return 'unknown';
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // Another user's process refuses the signal, but lives.
    if (codeOf(error) !== 'EPERM') return 'dead';
  }
  const ticks = await startTicksOf(identity.pid);
  return ticks === undefined || ticks === identity.startTicks ? 'alive' : 'dead';
}

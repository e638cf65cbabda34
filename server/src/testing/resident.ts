import { execFileSync } from 'node:child_process';

/** The memory that a shop uses on the machine, in megabytes. */
export interface Resident {
  server: number;
  /** The processes that render its pages, together. */
  renderers: number;
}

const megabytes = (kilobytes: string) => Number.parseInt(kilobytes, 10) / 1024;

const ps = (...words: string[]) => execFileSync('ps', words, { encoding: 'utf8' });

/** Reads the resident memory of a server and of the processes it has started. */
export function residentOf(pid: number): Resident {
  // `ps --ppid` fails where a server has no child processes.
  const started = ps('-e', '-o', 'ppid=,rss=,args=')
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? [])
    .filter(([, parent]) => Number(parent) === pid);
  const renderers = started.filter(([, , , words = '']) => words.includes('render-process'));
  return {
    server: megabytes(ps('-o', 'rss=', '-p', String(pid))),
    renderers: renderers.reduce((sum, [, , kilobytes = '']) => sum + megabytes(kilobytes), 0),
  };
}

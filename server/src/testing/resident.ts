import { execFileSync } from 'node:child_process';

/** The memory that a shop takes of the machine, in megabytes. */
export interface Resident {
  server: number;
  /** The processes that render its pages, together. */
  renderers: number;
}

const megabytes = (kilobytes: string) => Number.parseInt(kilobytes, 10) / 1024;

const ps = (...words: string[]) => execFileSync('ps', words, { encoding: 'utf8' });

/** Reads the resident memory of a server and of the processes it has started. */
export function residentOf(pid: number): Resident {
  const children = ps('-o', 'rss=,args=', '--ppid', String(pid)).split('\n');
  const renderers = children.filter((line) => line.includes('render-process'));
  return {
    server: megabytes(ps('-o', 'rss=', '-p', String(pid))),
    renderers: renderers.reduce((sum, line) => sum + megabytes(line), 0),
  };
}

import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { RenderLimits } from './limits';
import type { RenderNetwork } from './network';
import type { Order, Report } from './protocol';
import { usedTime } from './used-time';

/** Characters of a dying process's error output that are logged. */
const LAST_WORDS = 1000;

const known = process.allowedNodeEnvironmentFlags;
/** The flag of Node's permission model in this version: the shorter one since 22.13, the only one since 24. */
const PERMISSION = known.has('--permission') ? '--permission' : '--experimental-permission';
/** Node 22's permissions do not cover its own database, which opens and creates files anywhere. */
const NO_DATABASE = known.has('--experimental-sqlite') ? ['--no-experimental-sqlite'] : [];

/** Flags of a render process: it may read its own file, but no other; no writing, commands, threads or native modules. */
const flagsFor = (file: string, { heap, young }: RenderLimits) => [
  PERMISSION,
  ...NO_DATABASE,
  `--allow-fs-read=${file}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heap}`,
  `--min-semi-space-size=${young}`,
  '--no-warnings',
];

/** How a process ended. */
interface End {
  why: string;
  /** True when its own code caused the end, and not this server, the system, or a supervisor that stops both. */
  isOwn: boolean;
}

export interface ForkedProcess {
  send: (order: Order) => void;
  /** Kills it at once; `isOwn` when its own code is the reason. */
  kill: (why: string, isOwn?: boolean) => void;
  /** CPU time used so far in ms; null if the system does not report it. */
  usedTime: () => number | null;
  /** Resolves when it ends. */
  ended: Promise<End>;
}

/** Signals that a service supervisor, or a system without memory, sends to all its processes. */
const FROM_OUTSIDE = new Set<NodeJS.Signals | null>([
  'SIGHUP',
  'SIGINT',
  'SIGKILL',
  'SIGQUIT',
  'SIGTERM',
]);

export interface ForkOptions {
  /** The built render process. */
  file: string;
  limits: RenderLimits;
  network: RenderNetwork;
}

/** Starts a render process without this one's environment, and if possible without network. */
export function forkProcess(
  { file, limits, network }: ForkOptions,
  onReport: (report: Report) => void,
): ForkedProcess {
  // Permissions match a file by its real path only, not by a link to it.
  const own = realpathSync(file);
  const [execPath = process.execPath, ...execArgv] = [
    ...network.before,
    process.execPath,
    ...flagsFor(own, limits),
  ];
  const child = fork(own, [], {
    env: {},
    // The command before it executes Node in its place, with the same pid and channel.
    execPath,
    execArgv,
    // Strings are passed as they are; JSON would escape and parse each.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  let killedFor: End | undefined;

  const ended = new Promise<End>((resolve) => {
    const end = (why: string, isOwn: boolean) =>
      resolve(killedFor ?? { why: `${why}${lastWords && `: ${lastWords}`}`, isOwn });
    child.on('error', (error) => end(`could not start: ${error.message}`, false));
    child.on('close', (code, signal) =>
      end(`ended with ${signal ?? `code ${code}`}`, !FROM_OUTSIDE.has(signal)),
    );
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(0, LAST_WORDS);
  });
  child.on('message', (report) => onReport(report as Report));
  return {
    // The process may be gone already, which `ended` reports.
    send: (order) => void child.send(order, () => undefined),
    kill(why, isOwn = false) {
      killedFor ??= { why, isOwn };
      child.kill('SIGKILL');
    },
    usedTime: () => usedTime(child.pid),
    ended,
  };
}

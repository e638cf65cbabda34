import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { RenderLimits } from './limits';
import type { RenderNetwork } from './network';
import type { Order, Report } from './protocol';
import { usedTime } from './used-time';

/** Characters of a dying process's error output that are logged. */
const LAST_WORDS = 1000;

const known = process.allowedNodeEnvironmentFlags;
/** Node's permission model by its name in this version: the shorter one since 22.13, alone since 24. */
const PERMISSION = known.has('--permission') ? '--permission' : '--experimental-permission';
/** The permissions of Node 22 do not hold for its own database, which opens and makes files anywhere. */
const NO_DATABASE = known.has('--experimental-sqlite') ? ['--no-experimental-sqlite'] : [];

/** Flags under which a render process runs: it may read its own file: no other file, no writing, no commands, threads or native modules. */
const flagsFor = (file: string, { heap, young }: RenderLimits) => [
  PERMISSION,
  ...NO_DATABASE,
  `--allow-fs-read=${file}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heap}`,
  `--min-semi-space-size=${young}`,
  '--no-warnings',
];

/** The end of a process. */
interface End {
  why: string;
  /**
   * True when its own code caused the end, and not this server, the system, or a supervisor that stops both.
   */
  isOwn: boolean;
}

export interface ForkedProcess {
  send: (order: Order) => void;
  /** Ends it at once; `isOwn` when its own code is why. */
  kill: (why: string, isOwn?: boolean) => void;
  /** Milliseconds the processor has worked for it so far; null where the system does not say. */
  usedTime: () => number | null;
  /** Resolves with its end. */
  ended: Promise<End>;
}

/** Signals that a supervisor of a service, or a system without memory, sends to all its processes. */
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

/** Starts a render process without any of this one's environment, and without its network where it can. */
export function forkProcess(
  { file, limits, network }: ForkOptions,
  onReport: (report: Report) => void,
): ForkedProcess {
  // Permissions know a file by its own path alone, not by a link to it.
  const own = realpathSync(file);
  const [execPath = process.execPath, ...execArgv] = [
    ...network.before,
    process.execPath,
    ...flagsFor(own, limits),
  ];
  const child = fork(own, [], {
    env: {},
    // The command before it replaces itself by Node, with the same process number and channel.
    execPath,
    execArgv,
    // Texts go through as they are; as JSON each would be escaped and read again.
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

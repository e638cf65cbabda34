import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Walk } from '../../shop';
import { fill } from '@pasal/core/errors/sentences';
import { processEnded, tooLong } from './finding-messages';

/** What the browser sees of the shop, selected by the cookie. */
interface ShownShop {
  base: string;
  cookie: { name: string; value: string };
}

/** One walk: the shop with a release, compared with the live shop. */
export interface WalkOrder {
  candidate: ShownShop;
  live: ShownShop;
  /** The pages to check in addition to the first one. */
  addresses: readonly string[];
  walk: Walk;
}

/** The findings of a walk, or why it could not be made, in English. */
export type WalkOutcome = { findings: string[] } | { failed: string };

/** A browser on this machine that walks through the shop. */
export interface Walker {
  walk: (order: WalkOrder) => Promise<WalkOutcome>;
  /** Ends the walk in progress. */
  close: () => void;
}

/** Time limit of one walk in minutes. */
export const WALK_MINUTES = 10;
/** Heap limit of a walk's program in megabytes, not counting its browser. */
const HEAP = 256;

/** Variables that a browser needs to start; it gets none of the shop's secrets. */
const PASSED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'XDG_RUNTIME_DIR',
  'FONTCONFIG_PATH',
  'WALK_SANDBOX',
] as const;
const environment = () =>
  Object.fromEntries(
    PASSED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

/** Waits for the outcome of a process, and kills it when its time is over. */
function outcomeOf(child: ChildProcess, milliseconds: number): Promise<WalkOutcome> {
  return new Promise((resolve) => {
    let lastWords = '';
    const limit = setTimeout(() => {
      resolve({ failed: fill(tooLong, Math.round(milliseconds / 60_000)).en });
      child.kill('SIGKILL');
    }, milliseconds);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastWords = (lastWords + text).slice(-500);
    });
    child.once('message', (outcome) => resolve(outcome as WalkOutcome));
    child.once('error', ({ message }) => resolve({ failed: message }));
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      const end = `${signal ?? `code ${code}`} ${lastWords}`.trim();
      resolve({ failed: fill(processEnded, end).en });
    });
  });
}

interface WalkerOptions {
  /** The program of a walk. */
  file: string;
  /** The browser's executable. */
  browser: string;
  /** The command that starts it in a network namespace of its own; empty if the system has none. */
  before: readonly string[];
  milliseconds?: number;
}

/** Opens a walker: each walk is a process of its own, which ends with its browser. */
function openWalker(options: WalkerOptions): Walker {
  const { file, browser, before, milliseconds = WALK_MINUTES * 60_000 } = options;
  const running = new Set<ChildProcess>();
  return {
    async walk(order) {
      const child = fork(file, [], {
        env: environment(),
        execArgv: [`--max-old-space-size=${HEAP}`, '--no-warnings'],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      running.add(child);
      child.once('close', () => running.delete(child));
      child.send({ ...order, executablePath: browser, before });
      return outcomeOf(child, milliseconds);
    },
    close() {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

/** The kit's own programs for a walk, below the project's root; they are not imported here. */
const FINDER = 'platform/kit/walk/find-browser.mjs';
const WALK_PROCESS = 'platform/kit/walk/walk-process.mjs';

interface Finder {
  findBrowser: (variables: { BROWSER?: string; PATH?: string }) => string | undefined;
}

/**
 * Finds the installed browser, or the specified one.
 * @param browser a file; null for any installed one
 * @param before the command that starts it without network, as for render processes
 * @returns the walker and its browser; null if there is none
 */
export async function findWalker(root: string, browser: string | null, before: readonly string[]) {
  const [finder, file] = [path.join(root, FINDER), path.join(root, WALK_PROCESS)];
  if (!existsSync(finder)) return null;
  const { findBrowser } = (await import(pathToFileURL(finder).href)) as Finder;
  const { PATH = '' } = process.env;
  const found = findBrowser({ PATH, ...(browser !== null && { BROWSER: browser }) });
  return found === undefined
    ? null
    : { browser: found, walker: openWalker({ file, browser: found, before }) };
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOf } from '../build/installed.mjs';
import { remoteOf } from './remote.mjs';

/**
 * @typedef {object} Ended
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 * @property {string | null} endedBy `time`, or the signal that stopped everything
 * @property {string[]} running
 * @property {string[]} outOfMemory
 */
/** @typedef {{ started?: string, ended?: string, isOutOfMemory?: boolean }} FileReport what `running-files.cjs` says */

const require = createRequire(import.meta.url);
const { browserProject } = require('../jest/browser-project.cjs');

/** Default limits: minutes for all tests, and megabytes for each process of jest. */
const MINUTES = 5;
const MEGABYTES = 2048;
const MINUTE = 60_000;
/** The maximum timeout of Node, in minutes. */
const MOST_MINUTES = 35_000;
const IS_WINDOWS = process.platform === 'win32';

/**
 * Takes `--time` out of the arguments; all others are jest's.
 * @param {string[]} words
 */
function takeTime(words) {
  const at = words.findIndex((word) => /^--time(?:=|$)/.test(word));
  if (at === -1) return { minutes: MINUTES, rest: words };
  const [said = '', next] = words.slice(at);
  const isInline = said.includes('=');
  const text = isInline ? said.slice('--time='.length) : next;
  const minutes = Number(text);
  if (!(minutes > 0 && minutes <= MOST_MINUTES)) {
    throw new Error(`--time ${text ?? ''} isn't a number of minutes.`);
  }
  return { minutes, rest: words.toSpliced(at, isInline ? 1 : 2) };
}

/**
 * The memory limit of each process: from the environment, else the default.
 * @param {NodeJS.ProcessEnv} environment
 */
function memoryOf({ NODE_OPTIONS = '' }) {
  const own = [...NODE_OPTIONS.matchAll(/--max[-_]old[-_]space[-_]size[= ](\d+)/g)].at(-1)?.[1];
  const options = own ? NODE_OPTIONS : `--max-old-space-size=${MEGABYTES} ${NODE_OPTIONS}`.trim();
  return { megabytes: Number(own ?? MEGABYTES), NODE_OPTIONS: options };
}

/**
 * Kills jest and its workers: one in an endless loop reacts to no other signal.
 * @param {import('node:child_process').ChildProcess} child
 */
function endAll({ pid }) {
  if (IS_WINDOWS) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/**
 * Calls back when the tests must stop early; returns a function that cancels this.
 * @param {{ minutes: number, isWatching: boolean }} limits
 * @param {(reason: string) => void} end
 */
function onEnd({ minutes, isWatching }, end) {
  if (isWatching) return () => undefined;
  const timer = setTimeout(end, minutes * MINUTE, 'time');
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, end);
  return () => {
    clearTimeout(timer);
    for (const signal of signals) process.off(signal, end);
  };
}

/**
 * Runs jest in its own process group, so that it can be killed with all its workers; in watch mode it stays in the
 * terminal's group.
 * @param {{ directory: string, project: object, words: string[], minutes: number, NODE_OPTIONS: string }} run
 */
async function runJest({ directory, project, words, minutes, NODE_OPTIONS }) {
  const isWatching = words.some((word) => word.startsWith('--watch'));
  const jest = path.join(folderOf('jest', import.meta.dirname), 'bin/jest.js');
  const child = spawn(process.execPath, [jest, '--config', JSON.stringify(project), ...words], {
    cwd: directory,
    env: { ...process.env, NODE_OPTIONS },
    stdio: [isWatching ? 'inherit' : 'ignore', 'inherit', 'inherit', 'ipc'],
    detached: !isWatching && !IS_WINDOWS,
  });
  /** @type {Set<string>} */
  const running = new Set();
  /** @type {Set<string>} */
  const outOfMemory = new Set();
  child.on('message', (message) => {
    const { started, ended = '', isOutOfMemory } = /** @type {FileReport} */ (message);
    if (started !== undefined) running.add(path.relative(directory, started));
    else running.delete(path.relative(directory, ended));
    if (isOutOfMemory) outOfMemory.add(path.relative(directory, ended));
  });
  /** @type {string | null} */
  let endedBy = null;
  const forget = onEnd({ minutes, isWatching }, (reason) => {
    endedBy ??= reason;
    endAll(child);
  });
  const [code, signal] = await once(child, 'close');
  forget();
  return { code, signal, endedBy, running: [...running], outOfMemory: [...outOfMemory] };
}

/** @param {string[]} files */
const filesAs = (files) => files.join(', ') || 'the tests';
/** @param {number} minutes */
const minutesAs = (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/**
 * The reason why the tests did not pass, as a sentence; null if they did.
 * @param {Ended} ended
 * @param {{ minutes: number, megabytes: number }} limits
 */
function reasonOf({ code, signal, endedBy, running, outOfMemory }, { minutes, megabytes }) {
  if (endedBy === 'time') {
    return `ended ${filesAs(running)}, which still ran after ${minutesAs(minutes)}; --time <minutes> allows more.`;
  }
  if (endedBy !== null) return `${endedBy} ended ${filesAs(running)}.`;
  const large = signal === 'SIGABRT' ? running : outOfMemory;
  if (signal === 'SIGABRT' || large.length > 0) {
    return `${filesAs(large)} needed more than ${megabytes} MB of memory and was ended; NODE_OPTIONS=--max-old-space-size=<MB> allows more.`;
  }
  if (code === 0) return null;
  return `jest ended with ${signal ?? `code ${code}`}; what failed is above.`;
}

/**
 * Runs the remote's tests, within limits of time and memory.
 * @param {import('./commands.mjs').Given} given
 */
export async function testCommand({ words, directory }) {
  const { minutes, rest } = takeTime(words);
  const { megabytes, NODE_OPTIONS } = memoryOf(process.env);
  const { name, own } = await remoteOf({ directory, version: '' });
  const project = {
    ...browserProject({ ...own.pasal, name, directory }),
    testTimeout: 60_000,
    reporters: ['default', require.resolve('../jest/running-files.cjs')],
  };
  const result = await runJest({ directory, project, words: rest, minutes, NODE_OPTIONS });
  const reason = reasonOf(result, { minutes, megabytes });
  if (reason !== null) throw new Error(reason);
}

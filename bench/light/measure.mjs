/**
 * `npm run bench light [commit]`: the cost of a first start, here and at an older commit, each in its own clone, in
 * turns; with `--proof` also the cost of the change check there and of the full check here, passed or failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { calibrate, processorSeconds } from '../../scripts/processor.mjs';

/** @typedef {{ seconds: number, processor: number, word?: string }} Took */

/** The commit before starts and proofs became light. */
const BEFORE = '6d9f704a';
const root = path.resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const before = words.find((word) => !word.startsWith('--')) ?? BEFORE;
const folder = mkdtempSync(path.join(os.tmpdir(), 'pasal-light-'));

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} options
 */
function run(command, args, options = {}) {
  const { status, stdout } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
  return stdout;
}

/** @param {string} commit */
function cloneOf(commit) {
  const clone = path.join(folder, commit);
  run('git', ['clone', '--quiet', root, clone]);
  run('git', ['-C', clone, 'checkout', '--quiet', commit]);
  return clone;
}

/**
 * Seconds of a first start by `npm start` alone, in a fresh clone.
 * @param {string} commit
 * @returns {Took}
 */
function startOf(commit) {
  const clone = cloneOf(commit);
  const script = path.join(import.meta.dirname, 'first-start.mjs');
  const env = { ...process.env, KEEP_PACKAGES: 'yes' };
  const said = run(process.execPath, [script, clone, '--json'], { env });
  rmSync(clone, { recursive: true });
  return JSON.parse(said).at(-1);
}

/**
 * Seconds of a proof in a fresh clone, its packages included.
 * @param {string} commit
 * @param {string} command
 */
function proofOf(commit, command = 'bash .ci/run') {
  const clone = cloneOf(commit);
  const [began, used] = [Date.now(), processorSeconds() ?? 0];
  const { status } = spawnSync('bash', ['-c', command], { cwd: clone, stdio: ['ignore', 2, 2] });
  const all = {
    seconds: (Date.now() - began) / 1000,
    processor: (processorSeconds() ?? 0) - used,
    word: status === 0 ? ', green' : ', red',
  };
  rmSync(clone, { recursive: true });
  return all;
}

/** @param {string} commit */
const proveAll = (commit) => proofOf(commit, 'npm ci && npm test -- --all');

/** @param {Took} took */
const text = ({ seconds, processor, word = '' }) =>
  `${seconds.toFixed(1)} s (${processor.toFixed(0)} s of processor${word})`;

/**
 * @param {string} name
 * @param {Took} now
 * @param {Took} then
 */
function compare(name, now, then) {
  console.log(
    `${name}: ${text(now)}, at ${before} ${text(then)}: ${(now.seconds / then.seconds).toFixed(2)}`,
  );
}

try {
  console.log(`A loop of this machine takes ${(calibrate() * 1000).toFixed(0)} ms.`);
  compare('first start', startOf('HEAD'), startOf(before));
  if (words.includes('--proof')) {
    const then = proofOf(before);
    compare('proof of a change', proofOf('HEAD'), then);
    compare('whole proof', proveAll('HEAD'), then);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

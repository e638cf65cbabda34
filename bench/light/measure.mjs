/**
 * `npm run bench light [commit]`: what a first start takes, here and at an older commit, each from a clone of its own and in
 * turns; with `--proof` also what `.ci/run` takes there, which is more than an hour for the older one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { calibrate, processorSeconds } from '../../scripts/processor.mjs';

/** The commit before starts and proofs became light. */
const BEFORE = '6d9f704a';
const root = path.resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const before = words.find((word) => !word.startsWith('--')) ?? BEFORE;
const folder = mkdtempSync(path.join(os.tmpdir(), 'pasal-light-'));

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

function cloneOf(commit) {
  const clone = path.join(folder, commit);
  run('git', ['clone', '--quiet', root, clone]);
  run('git', ['-C', clone, 'checkout', '--quiet', commit]);
  return clone;
}

/** Seconds of a first start by `npm start` alone, in a fresh clone. */
function startOf(commit) {
  const clone = cloneOf(commit);
  const script = path.join(import.meta.dirname, 'first-start.mjs');
  const env = { ...process.env, KEEP_PACKAGES: 'yes' };
  const said = run(process.execPath, [script, clone, '--json'], { env });
  rmSync(clone, { recursive: true });
  return JSON.parse(said).at(-1);
}

/** Seconds of what has to pass before a change lands, in a fresh clone. */
function proofOf(commit) {
  const clone = cloneOf(commit);
  const [began, used] = [Date.now(), processorSeconds() ?? 0];
  run('bash', [path.join(clone, '.ci/run')], { cwd: clone, stdio: ['ignore', 2, 2] });
  const all = {
    seconds: (Date.now() - began) / 1000,
    processor: (processorSeconds() ?? 0) - used,
  };
  rmSync(clone, { recursive: true });
  return all;
}

const text = ({ seconds, processor }) =>
  `${seconds.toFixed(1)} s (${processor.toFixed(0)} s of processor)`;

function compare(name, of) {
  const [now, then] = [of('HEAD'), of(before)];
  console.log(
    `${name}: ${text(now)}, at ${before} ${text(then)}: ${(now.seconds / then.seconds).toFixed(2)}`,
  );
}

try {
  console.log(`A loop of this machine takes ${(calibrate() * 1000).toFixed(0)} ms.`);
  compare('first start', startOf);
  if (words.includes('--proof')) compare('proof', proofOf);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * `npm start`: installs what is missing, builds the pages opened first, runs the server, and builds the rest while
 * the shop is open. A production shop is built completely first.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isInstalledToStart, requireNode } from './install.mjs';
import { openProgress } from './progress.mjs';

const root = path.resolve(import.meta.dirname, '..');
const progress = openProgress();

/**
 * Runs one of our programs next to the progress line.
 * @param {string[]} words
 * @param {'ignore' | 'inherit'} out
 */
async function run(words, out) {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', out, 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(1);
}

async function install() {
  const end = progress.begin('packages');
  const program = "const it = await import('./scripts/install.mjs'); it.ensureInstalledToStart();";
  await run(['--input-type=module', '--eval', program], 'ignore');
  end();
}

/**
 * Nothing can be opened: the terminal shows only the error.
 * @param {Error} problem
 * @returns {never}
 */
function giveUp(problem) {
  progress.close();
  console.error(problem.message);
  process.exit(1);
}

requireNode();
if (!isInstalledToStart()) await install();

/** @type {Awaited<ReturnType<typeof import('./first-build.mjs').startBuilds>>['building'] | undefined} */
let building;
/** @type {() => unknown} */
let opened = () => undefined;
if (process.env.NODE_ENV?.trim() === 'production') {
  const end = progress.begin('build');
  await run(['scripts/build.mjs'], 'inherit');
  end();
} else {
  const { startBuilds } = await import('./first-build.mjs');
  const builds = await startBuilds(progress, giveUp);
  ({ building } = builds);
  opened = builds.buildRest;
}

// The server's program continues from here (`server/src/start/starter.ts`).
const starter = {
  building,
  say: progress.say,
  begin: progress.begin,
  opened() {
    progress.close();
    opened();
  },
};
Object.assign(globalThis, { [Symbol.for('pasal.starter')]: starter });
process.setSourceMapsEnabled(true);
await import(path.join(root, 'server/dist/main.mjs'));

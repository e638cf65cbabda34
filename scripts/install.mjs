import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// This file uses only Node itself, because it runs before anything is installed.
const root = path.resolve(import.meta.dirname, '..');
const HOOKS = '.githooks';
/**
 * Records which lock file a folder's packages were installed from.
 * @param {string} folder
 */
const markerOf = (folder) => path.join(folder, 'node_modules/.installed-lock');
/** @param {string} folder */
const lockDigest = (folder) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');

/** Appended to the digest if only the packages needed to start are installed. */
const TO_START = ' to start';

/** Records which lock file `node_modules` was installed from; npm runs it after every full install. */
export function markInstalled(folder = root, part = '') {
  const marker = markerOf(folder);
  if (existsSync(path.dirname(marker))) writeFileSync(marker, lockDigest(folder) + part);
}

/**
 * Sets git's hooks to the project's own (`.githooks`), unless hooks are already configured. Does nothing in CI, which
 * makes no commits, and outside a git repository.
 */
export function setUpHooks() {
  /** @param {string[]} words */
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (process.env.CI || !existsSync(path.join(root, '.git'))) return;
  if (git('config', '--get', 'core.hooksPath').status === 1) git('config', 'core.hooksPath', HOOKS);
}

/** Stops with one sentence on a Node that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Pasal needs Node 24, or 20.19 at least; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Which packages of the lock file a folder has: all, those to start, or none.
 * @param {string} folder
 */
function installedIn(folder) {
  const marker = markerOf(folder);
  const [digest, ...part] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
  if (digest !== lockDigest(folder)) return 'none';
  return part.length === 0 ? 'all' : 'to start';
}

/** True when `node_modules` holds the packages of the lock file next to it. */
export const isInstalled = (folder = root) => installedIn(folder) === 'all';
/** True when the packages that build and run a shop are installed. */
export const isInstalledToStart = () => installedIn(root) !== 'none';

/**
 * @param {string} folder
 * @param {string[]} words
 */
function install(folder, ...words) {
  const { status } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...words],
    { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status === 0) return;
  console.error('The packages could not be installed; npm says why above.');
  process.exit(1);
}

/** Installs the lock file's packages in a folder if they are missing or belong to another lock file. */
export function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return;
  const where = path.relative(root, folder);
  console.log(`Installing packages from the lock file${where && ` of ${where}`} …`);
  install(folder);
  markInstalled(folder);
}

/** What builds and runs a shop; the packages of the root, the kit and the stories check and test it. */
const TO_RUN = /^(?:core|platform|shared|host|remote-[\w-]+|server|demo)$/;

/** Installs the packages that build and run a shop: half of all. */
export function ensureInstalledToStart() {
  if (isInstalledToStart()) return;
  const names = readdirSync(root).filter((name) => TO_RUN.test(name));
  install(root, ...names.map((name) => `--workspace=@pasal/${name}`));
  markInstalled(root, TO_START);
  setUpHooks();
}

/** Folders for special work, each with its own packages and lock file. */
const TOOLS = {
  /** PostgreSQL and an S3 server, which tests and the bench start. */
  testing: 'server/src/testing',
  /** What loads a server. */
  bench: 'bench',
  /** What drives Firefox. */
  firefox: 'e2e/firefox',
};

/** @param {(keyof typeof TOOLS)[]} names of the folders needed in addition to the root's packages */
export function ensureTools(...names) {
  for (const name of names) ensureInstalled(path.join(root, TOOLS[name]));
}

if (process.argv[1] === import.meta.filename) {
  const tools = process.argv.slice(2);
  if (tools.length > 0) ensureTools(.../** @type {(keyof typeof TOOLS)[]} */ (tools));
  else {
    markInstalled();
    setUpHooks();
  }
}

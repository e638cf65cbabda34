import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// This file uses only Node itself, because it runs before anything is installed.
const root = path.resolve(import.meta.dirname, '..');
const marker = path.join(root, 'node_modules/.installed-lock');
const HOOKS = '.githooks';
const lockDigest = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** Says which lock file `node_modules` was made from; npm runs it after every install. */
export function markInstalled() {
  if (existsSync(path.dirname(marker))) writeFileSync(marker, lockDigest());
}

/**
 * Sets git's hooks to the project's own (`.githooks`), unless hooks are configured already. Does nothing in
 * CI, which makes no commits, and in a tree that is no git's.
 */
export function setUpHooks() {
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (process.env.CI || !existsSync(path.join(root, '.git'))) return;
  if (git('config', '--get', 'core.hooksPath').status === 1) git('config', 'core.hooksPath', HOOKS);
}

/** Stops with one sentence on a Node that is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Pasal needs Node 24, or 20.19 at least; this is ${process.versions.node}.`);
  process.exit(1);
}

/** True when `node_modules` holds the packages of the lock file. */
export const isInstalled = () =>
  existsSync(marker) && readFileSync(marker, 'utf8') === lockDigest();

/** Installs the packages of the lock file when they are absent or another lock's. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages from the lock file …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) {
  markInstalled();
  setUpHooks();
}

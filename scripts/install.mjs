import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Nothing but Node itself here: this runs before anything is installed.
const root = path.resolve(import.meta.dirname, '..');
const marker = path.join(root, 'node_modules/.installed-lock');
const lockDigest = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** Says which lock file `node_modules` was made from; npm runs it after every install. */
export function markInstalled() {
  if (existsSync(path.dirname(marker))) writeFileSync(marker, lockDigest());
}

/** Stops with one sentence on a Node that is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Pasal needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Whether `node_modules` holds the packages of the lock file. */
export const isInstalled = () =>
  existsSync(marker) && readFileSync(marker, 'utf8') === lockDigest();

/** Installs the packages of the lock file when they are not there or another lock's. */
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

if (process.argv[1] === import.meta.filename) markInstalled();

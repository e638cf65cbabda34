import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, markInstalled } from './install.mjs';
import { root } from './workspaces.mjs';

/** Npm writes the lock file alone: it asks no registry and touches no package. */
const WORDS = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'];
const modules = path.join(root, 'node_modules');
/** True when the installed packages are this tree's: a `node_modules` that is a link belongs to another. */
const isOurs = existsSync(modules) && !lstatSync(modules).isSymbolicLink();

/**
 * Adds a workspace to the lock file and to what is installed, without a download: it brings no package.
 * @param {string} workspace
 */
export function addToLockFile(workspace) {
  const wasInstalled = isOurs && isInstalled();
  const { status } = spawnSync('npm', [...WORDS, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not add it to the lock file; it says why above.');
  const link = path.join(modules, '@pasal', workspace);
  if (isOurs && !existsSync(link)) symlinkSync(path.join('../..', workspace), link);
  if (wasInstalled) markInstalled();
}

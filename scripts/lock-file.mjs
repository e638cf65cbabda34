import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, markInstalled } from './install.mjs';
import { root } from './workspaces.mjs';

/** Makes npm write only the lock file: without registry requests or changes to packages. */
const WORDS = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'];
const modules = path.join(root, 'node_modules');
/** True when the installed packages belong to this tree: a linked `node_modules` belongs to another. */
const isOurs = existsSync(modules) && !lstatSync(modules).isSymbolicLink();

/**
 * Adds a workspace to the lock file and to the installed packages, without a download: it has no packages of its own.
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

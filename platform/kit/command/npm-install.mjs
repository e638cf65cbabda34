import { spawnSync } from 'node:child_process';

/**
 * Installs the dependencies in a folder's package.json.
 * @param {string} directory
 */
export function npmInstall(directory) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: directory,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not install the kit; it says why above.');
}

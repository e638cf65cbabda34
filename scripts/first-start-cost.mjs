import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

/**
 * @param {string} command
 * @param {string[]} words
 */
const run = (command, ...words) =>
  spawnSync(command, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, KEEP_PACKAGES: 'yes' },
  });

/** @param {string} folder */
const hasPackages = (folder) =>
  existsSync(path.join(root, folder, 'package.json')) &&
  existsSync(path.join(root, folder, 'node_modules'));

/**
 * CPU seconds of a first start from the last commit, with the installed packages: builds, the demo and the first
 * pages.
 * @throws Error when the shop does not open
 */
export function measureFirstStart() {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const clone = mkdtempSync(path.join(root, '.cache/first-start-'));
  try {
    run('git', 'clone', '--quiet', '--shared', root, clone);
    // As links, because packages are not written to. Some of a workspace are in its own folder.
    for (const folder of ['.', ...readdirSync(root)].filter(hasPackages)) {
      run(
        'cp',
        '--archive',
        '--link',
        path.join(root, folder, 'node_modules'),
        `${clone}/${folder}`,
      );
    }
    const { status, stdout } = run(
      process.execPath,
      path.join(root, 'bench/light/first-start.mjs'),
      clone,
      '--json',
    );
    if (status !== 0) throw new Error('A first start opens no shop.');
    return JSON.parse(stdout).at(-1).processor;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

import { spawnSync } from 'node:child_process';
import { root } from './workspaces.mjs';

/** @param {string[]} words */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** Finds the commit that a branch began from; on the main branch itself the last commit. */
function base() {
  const [head] = git('rev-parse', 'HEAD');
  const [origin] = git('merge-base', 'HEAD', 'origin/main');
  const [start] = origin === undefined ? git('merge-base', 'HEAD', 'main') : [origin];
  return start === undefined || start === head ? 'HEAD' : start;
}

/**
 * True when a commit is in this checkout's history.
 * @param {string} commit
 */
export const isKnown = (commit) => git('merge-base', commit, 'HEAD').includes(commit);

/** The commit this checkout is at, and nothing where files differ from it. */
export function cleanHead() {
  const [head] = git('rev-parse', 'HEAD');
  return git('status', '--porcelain').length === 0 ? head : undefined;
}

/**
 * Lists files that differ from a commit, else from where the branch began, new and deleted ones too.
 * @param {string} since
 */
export function changedFiles(since = base()) {
  const changed = git('diff', '--name-only', '--no-renames', since);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])];
}

/** Lists files that the commit in the making changes, adds or deletes. */
export const committedFiles = () => git('diff', '--cached', '--name-only');

/**
 * Lists files whose content in that commit differs from the one in the folders, where builds and checks read
 * them.
 */
export const leftOutFiles = () => [
  ...git('diff', '--name-only'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * Forgets the commit in the making: the variables that git sets for its hook would mislead every git that a
 * check runs. Call this after the questions above are answered.
 */
export function forgetCommit() {
  for (const name of git('rev-parse', '--local-env-vars')) delete process.env[name];
}

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

/** The commit of this checkout; undefined if files differ from it. */
export function cleanHead() {
  const [head] = git('rev-parse', 'HEAD');
  return git('status', '--porcelain').length === 0 ? head : undefined;
}

/**
 * Lists files that differ from a commit, by default from where the branch began, including new and deleted ones.
 * @param {string} since
 */
export function changedFiles(since = base()) {
  const changed = git('diff', '--name-only', '--no-renames', since);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])];
}

/** Lists files that the commit in progress changes, adds or deletes. */
export const committedFiles = () => git('diff', '--cached', '--name-only');

/** Lists files whose staged content differs from the working tree, which builds and checks read. */
export const leftOutFiles = () => [
  ...git('diff', '--name-only'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * Clears git's hook variables, which would mislead every git that a check runs. Call this after all of the questions
 * above.
 */
export function forgetCommit() {
  for (const name of git('rev-parse', '--local-env-vars')) delete process.env[name];
}

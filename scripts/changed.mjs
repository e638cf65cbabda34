import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './workspaces.mjs';

function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** What a branch began from; on the main branch itself the last commit. */
function base() {
  const [head] = git('rev-parse', 'HEAD');
  const [origin] = git('merge-base', 'HEAD', 'origin/main');
  const [start] = origin === undefined ? git('merge-base', 'HEAD', 'main') : [origin];
  return start === undefined || start === head ? 'HEAD' : start;
}

/** Files that differ from where the branch began, new and deleted ones too. */
export function changedFiles() {
  const changed = git('diff', '--name-only', base());
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])];
}

/** Files the commit that is being made changes, adds or deletes. */
export const committedFiles = () => git('diff', '--cached', '--name-only');

/** Files that are not in that commit as they are in the folders, where builds and checks read them. */
export const leftOutFiles = () => [
  ...git('diff', '--name-only'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * Forgets the commit that is being made: what git tells its hook would mislead every git that a check runs.
 * To be called once the questions above are answered.
 */
export function forgetCommit() {
  for (const name of git('rev-parse', '--local-env-vars')) delete process.env[name];
}

/** Unit tests that changed or stand beside a file that did: an answer in a minute, not the whole one. */
export function testsBeside(files) {
  const folders = new Set(files.map((file) => path.dirname(file)));
  const tests = [...git('ls-files'), ...files].filter((file) => /\.test\.tsx?$/.test(file));
  return [...new Set(tests)].filter((file) => folders.has(path.dirname(file)));
}

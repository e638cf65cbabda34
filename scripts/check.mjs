/**
 * `npm run check`: format, lint, import law, references, list of remotes, types, dead code, build with its
 * budgets, unit tests. With `--changed` it looks closely only at what a branch has changed: the format of
 * these files, the builds they are part of and the suites that import them. With `--commit`, as git's hook runs it,
 * it does the same for the commit in the making, without the tests.
 */
import { changedFiles, committedFiles, forgetCommit, leftOutFiles } from './changed.mjs';
import { ensureInstalled, ensureTools, requireNode } from './install.mjs';
import { checks, checksOf, runSteps, sourcesIn } from './steps.mjs';
import { buildsOf } from './workspaces.mjs';

/**
 * Stops if the builds would differ from the commit.
 * @param {string[]} files
 */
function refuseLeftOut(files) {
  const leftOut = leftOutFiles().filter((file) => buildsOf([file]).length > 0);
  if (buildsOf(files).length === 0 || leftOut.length === 0) return;
  console.error(
    `This commit leaves out ${leftOut.join(', ')}: whether it builds cannot be told.\n` +
      'Add them, or put them aside (git stash --keep-index --include-untracked).',
  );
  process.exit(1);
}

requireNode();
ensureInstalled();
if (process.argv.includes('--commit')) {
  const files = committedFiles();
  refuseLeftOut(files);
  forgetCommit();
  await runSteps(checksOf(files, []), { untilFailed: true });
} else if (process.argv.includes('--changed')) {
  const files = changedFiles();
  ensureTools('testing');
  await runSteps(checksOf(files, sourcesIn(files)));
} else {
  ensureTools('testing');
  await runSteps(checks);
}

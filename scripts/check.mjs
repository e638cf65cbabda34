/**
 * `npm run check`: format, lint, import law, references, list of remotes, types, dead code, unit tests,
 * build with its budgets. With `--changed` only what a branch has changed is looked at closely: its files' format and the
 * tests beside them, and nothing is built.
 */
import { changedFiles, testsBeside } from './changed.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { checks, checksOf, runSteps } from './steps.mjs';

requireNode();
ensureInstalled();
if (process.argv.includes('--changed')) {
  const files = changedFiles();
  await runSteps(checksOf(files, testsBeside(files)));
} else await runSteps(checks);

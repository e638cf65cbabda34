import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Every check of `npm run check`, in order; each is one command anyone can run alone. */
export const checks = [
  ['format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['lint', 'npx', ['oxlint', '--deny-warnings']],
  ['import law', 'node', ['scripts/import-law.mjs']],
  ['types', 'npx', ['tsc', '-b']],
  ['dead code', 'npx', ['knip']],
  ['unit', 'npx', ['jest', '--silent=passed-only']],
  ['build', 'node', ['scripts/build.mjs']],
];

export const stories = [
  'stories',
  'npx',
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
];

/** Runs the steps in order, all of them even when one fails, and says what became of each. */
export function runSteps(steps) {
  const failed = [];
  for (const [name, command, words] of steps) {
    const started = Date.now();
    console.log(`\n== ${name}`);
    const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
    if (status !== 0) failed.push(name);
    console.log(
      `== ${name} ${status === 0 ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s`,
    );
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nChecks: ${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

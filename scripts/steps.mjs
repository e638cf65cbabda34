import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** What each step is called and runs; anyone can run it alone. */
const step = (name, command, words) => ({ name, command, words });

const format = (files) =>
  step('format', 'npx', ['prettier', '--check', '--log-level', 'warn', ...files]);
const importLaw = step('import law', 'node', ['scripts/import-law.mjs']);
const reading = [
  step('types', 'node', ['node_modules/typescript-7/bin/tsc', '-b']),
  step('dead code', 'npx', ['knip']),
  step('lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings']),
  step('references', 'node', ['scripts/references.mjs']),
  step('generated', 'node', ['scripts/generate.mjs', '--check']),
];
const unit = (tests) => step('unit', 'npx', ['jest', '--silent=passed-only', ...tests]);

/**
 * Every check of `npm run check`. The steps of a group use one core each, so they run two at a time,
 * the longest first; the groups follow each other.
 */
export const checks = [
  // The import law plants files for a moment, which what reads types would stumble over.
  [format(['.']), importLaw],
  reading,
  [unit([])],
  [step('build', 'node', ['scripts/build.mjs'])],
];

/** The same for these files and tests alone. */
export function checksOf(files, tests) {
  const formatted = files.length > 0 ? [format(['--ignore-unknown', ...files])] : [];
  return [[...formatted, importLaw], reading, ...(tests.length > 0 ? [[unit(tests)]] : [])];
}

export const stories = [
  step('stories', 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts']),
];

const AT_ONCE = 2;

/** Runs a command; its output is shown at once, or kept until it ends. Resolves with how it ended. */
function run({ command, words }, shownAtOnce) {
  const kept = [];
  const stdio = shownAtOnce ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, words, { cwd: root, stdio });
  for (const output of [child.stdout, child.stderr]) output?.on('data', (data) => kept.push(data));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ passed: false, output: `${error.message}\n` }));
    child.on('close', (code) =>
      resolve({ passed: code === 0, output: Buffer.concat(kept).toString() }),
    );
  });
}

async function runGroup(group, failed) {
  const alone = group.length === 1;
  const queue = [...group];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const started = Date.now();
      if (alone) console.log(`\n== ${next.name}`);
      const { passed, output } = await run(next, alone);
      if (!passed) failed.push(next.name);
      const seconds = Math.round((Date.now() - started) / 1000);
      if (!alone) process.stdout.write(`\n== ${next.name}\n${output}`);
      console.log(`== ${next.name} ${passed ? 'ok' : 'FAILED'}, ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Runs the groups in order, all of them even when one fails, and says what became of each step. */
export async function runSteps(groups) {
  const failed = [];
  for (const group of groups) await runGroup(group, failed);
  const count = groups.flat().length;
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nChecks: ${count - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

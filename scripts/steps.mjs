import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildsOf, root } from './workspaces.mjs';

/** The name of each step and the command it runs; anyone can run it alone. */
const step = (name, command, words) => ({ name, command, words });
/** A step that takes minutes: its lines are shown as they come, with its name when others run beside it. */
const longStep = (name, command, words) => ({ ...step(name, command, words), long: true });

const format = (files) =>
  step('format', 'npx', ['prettier', '--check', '--log-level', 'warn', ...files]);
const importLaw = step('import law', 'node', ['scripts/import-law.mjs']);
const references = step('references', 'node', ['scripts/references.mjs']);
const voice = step('voice', 'node', ['scripts/voice.mjs']);
const reading = [
  step('types', 'node', ['node_modules/typescript-7/bin/tsc', '-b']),
  step('types in Nepali', 'node', ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.ne.json']),
  step('dead code', 'npx', ['knip']),
  step('lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings']),
  references,
  voice,
  step('generated', 'node', ['scripts/generate.mjs', '--check']),
  step('shared version', 'node', ['scripts/shared-version.mjs', '--check']),
];
const unit = (tests) => longStep('unit', 'npx', ['jest', '--silent=passed-only', ...tests]);

/** Alone, so that nothing else is measured; after the build. */
const multiples = step('multiples', 'node', ['scripts/bench.mjs', 'multiples']);

const stories = longStep('stories', 'npx', [
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
]);

/**
 * The steps of a group run two at a time, the longest first; the groups follow each other. A step that needs
 * the build stands in a group after it.
 */
const beforeTests = [
  // The import law plants files for a moment, which would break steps that read types.
  [format(['.']), importLaw],
  [step('build', 'node', ['scripts/build.mjs']), ...reading],
];

/** Every check of `npm run check`. */
export const checks = [...beforeTests, [unit([])]];

/** The same steps for only these files and tests, and the builds they are part of. */
export function checksOf(files, tests) {
  const there = files.filter((file) => existsSync(path.join(root, file)));
  const formatted = there.length > 0 ? [format(['--ignore-unknown', ...there])] : [];
  // No compiler reads documents.
  if (files.length > 0 && files.every((file) => file.endsWith('.md'))) {
    return [[...formatted, references, voice]];
  }
  const named = buildsOf(files);
  const built = named.length > 0 ? [step('build', 'node', ['scripts/build.mjs', ...named])] : [];
  const groups = [
    [...built, ...formatted],
    [importLaw],
    reading,
    tests.length > 0 ? [unit(tests)] : [],
  ];
  return groups.filter((group) => group.length > 0);
}

/** Every check, what answers cost the processor, and the stories. */
export const everything = [...checks, [multiples], [stories]];

const AT_ONCE = 2;

/**
 * Runs a command. Its output is shown at once, line by line where others run beside a long one, or held back
 * until it ends. Resolves with how it ended.
 */
function run({ name, command, words, long }, alone) {
  const stdio = alone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, words, { cwd: root, stdio });
  const lines = [];
  const take = (line) => (long ? console.log(`${name} | ${line}`) : lines.push(line));
  for (const input of [child.stdout, child.stderr]) {
    if (input !== null) createInterface({ input }).on('line', take);
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ passed: false, output: error.message }));
    child.on('close', (code) => resolve({ passed: code === 0, output: lines.join('\n') }));
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
      if (!alone) console.log(`\n== ${next.name}${output && `\n${output}`}`);
      console.log(`== ${next.name} ${passed ? 'ok' : 'FAILED'}, ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Runs the groups in order and reports how each step ended: all of them even when one fails, or those up to
 * the first group with a failure.
 */
export async function runSteps(groups, { untilFailed = false } = {}) {
  const failed = [];
  let count = 0;
  for (const group of groups) {
    if (untilFailed && failed.length > 0) break;
    await runGroup(group, failed);
    count += group.length;
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\nChecks: ${count - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

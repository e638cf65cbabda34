import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildsOf, root } from './workspaces.mjs';

/** @typedef {{ name: string, command: string, words: string[], long?: boolean }} Step */

/**
 * The name of each step and its command; anyone can run it alone.
 * @type {(name: string, command: string, words: string[]) => Step}
 */
const step = (name, command, words) => ({ name, command, words });
/**
 * A step that takes minutes: its output is streamed, prefixed with its name when others run in parallel.
 * @type {(name: string, command: string, words: string[]) => Step}
 */
const longStep = (name, command, words) => ({ ...step(name, command, words), long: true });

/** @type {(name: string, ...words: string[]) => Step} */
const node = (name, ...words) => step(name, 'node', words);
/** @param {string[]} files */
const format = (files) =>
  step('format', 'npx', ['prettier', '--check', '--log-level', 'warn', ...files]);
/** @param {string[]} words */
const build = (...words) => node('build', 'scripts/build.mjs', ...words);
const references = node('references', 'scripts/references.mjs');
const voice = node('voice', 'scripts/voice.mjs');
/** Checks that read the sources without running them. */
const reading = [
  step('lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings']),
  node('types', 'node_modules/typescript/bin/tsc', '-b'),
  step('dead code', 'npx', ['knip']),
  node('types in Nepali', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.ne.json'),
  voice,
  node('import law', 'scripts/import-law.mjs'),
  references,
  node('generated', 'scripts/generate.mjs', '--check'),
  node('shared version', 'scripts/shared-version.mjs', '--check'),
];
/** @param {string[]} words */
const unit = (...words) => longStep('unit', 'npx', ['jest', '--silent=passed-only', ...words]);
/**
 * The suites that import any of these files.
 * @param {string[]} files
 */
const unitOf = (files) => unit('--findRelatedTests', ...files, '--passWithNoTests');
/** @param {string[]} words */
const stories = (...words) =>
  longStep('stories', 'npx', [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...words,
  ]);

/**
 * The files that a suite can import.
 * @param {string[]} files
 */
export const sourcesIn = (files) =>
  files.filter(
    (file) =>
      /\.(?:tsx?|[cm]?js)$/.test(file) &&
      !/\.(?:story|long)\.ts$/.test(file) &&
      existsSync(path.join(root, file)),
  );

/**
 * The steps of a group run two at a time, in this order; the groups follow each other. A step that needs the build
 * belongs to a later group.
 */
const statics = [build(), ...reading, format(['.'])];

/** Every check of `npm run check`. */
export const checks = [statics, [unit()]];

/**
 * The same steps for only these files and tests, and the builds that contain them.
 * @param {string[]} files
 * @param {string[]} tests
 */
export function checksOf(files, tests) {
  const there = files.filter((file) => existsSync(path.join(root, file)));
  const formatted = there.length > 0 ? [format(['--ignore-unknown', ...there])] : [];
  // No compiler reads documents.
  if (files.length > 0 && files.every((file) => file.endsWith('.md'))) {
    return [[...formatted, references, voice]];
  }
  const named = buildsOf(files);
  const built = named.length > 0 ? [build(...named)] : [];
  // Build errors are reported first.
  return [[...built, ...formatted], reading, tests.length > 0 ? [unitOf(tests)] : []].filter(
    (group) => group.length > 0,
  );
}

/** Every check, every suite and every story. */
export const everything = [...checks, [stories()]];

/**
 * Every check, with the suites and stories that `affectedBy` names.
 * @param {{ suites: string[], stories: string[], platform: boolean }} affected
 */
export function everythingOf({ suites, stories: told, platform }) {
  const words = platform ? told : [...told, '--grep-invert=@platform'];
  return [
    statics,
    ...(suites.length > 0 ? [[unitOf(suites)]] : []),
    ...(told.length > 0 ? [[stories(...words)]] : []),
  ];
}

const AT_ONCE = 2;

/**
 * Runs a command. Its output is streamed, line by line if others run alongside a long one, or held back until it
 * ends. Resolves with its result.
 * @param {Step} step
 * @param {boolean} alone
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function run({ name, command, words, long }, alone) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = alone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, words, { cwd: root, stdio });
  /** @type {string[]} */
  const lines = [];
  /** @param {string} line */
  const take = (line) => (long ? console.log(`${name} | ${line}`) : lines.push(line));
  for (const input of [child.stdout, child.stderr]) {
    if (input !== null) createInterface({ input }).on('line', take);
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ passed: false, output: error.message }));
    child.on('close', (code) => resolve({ passed: code === 0, output: lines.join('\n') }));
  });
}

/**
 * @param {Step[]} group
 * @param {string[]} failed
 */
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
 * Runs the groups in order and reports the result of each step: all of them even when one fails, or those up to the
 * first group with a failure. True when all passed.
 * @param {Step[][]} groups
 */
export async function runSteps(groups, { untilFailed = false } = {}) {
  /** @type {string[]} */
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
  return failed.length === 0;
}

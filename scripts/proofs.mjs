/**
 * Writes the results of the long run to `.proofs` for readers: each suite with its tests, of which
 * `docs/proofs/README.md` names the most important ones. Long tests add their own pages.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

/** @typedef {{ name: string, assertionResults: { status: string, fullName: string }[] }} Suite as jest leaves it */

const PROOFS = path.join(root, '.proofs');

/**
 * The options by which jest writes its results here, under a name for each of its runs.
 * @param {string} name
 */
export const resultsOption = (name) => [
  '--json',
  `--outputFile=${path.join(PROOFS, `${name}.json`)}`,
];

/**
 * Prepares the folder; a full run deletes the previous results.
 * @param {boolean} isWhole
 */
export function prepareProofs(isWhole) {
  if (isWhole) rmSync(PROOFS, { recursive: true, force: true });
  mkdirSync(PROOFS, { recursive: true });
}

/** @param {Suite} suite */
const titlesOf = ({ assertionResults }) =>
  assertionResults
    .filter(({ status }) => status !== 'pending')
    .map(({ status, fullName }) => `- ${status === 'passed' ? '' : `**${status}** `}${fullName}`);

/**
 * The page with the results of several runs: a heading for each suite, a line for each of its tests.
 * @param {{ testResults: Suite[] }[]} runs
 */
function pageOf(runs) {
  const suites = runs
    .flatMap(({ testResults }) => testResults)
    .map((suite) => ({ name: path.relative(root, suite.name), titles: titlesOf(suite) }))
    .filter(({ titles }) => titles.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const parts = suites.map(({ name, titles }) => `## ${name}\n\n${titles.join('\n')}`);
  return `${['# What is tested', ...parts].join('\n\n')}\n`;
}

/**
 * Makes the page from the results of the named runs.
 * @param {string[]} names
 */
export function writeProofs(names) {
  const files = names
    .map((name) => path.join(PROOFS, `${name}.json`))
    .filter((file) => existsSync(file));
  if (files.length === 0) return;
  const runs = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(path.join(PROOFS, 'tests.md'), pageOf(runs));
  for (const file of files) rmSync(file);
}

/**
 * Writes the files that must list every remote and cannot find them (the references of tsconfig.json and the owners
 * in CODEOWNERS), and the index of all `rules.md`. Run `npm run generate` after adding or removing a remote or a
 * rule; `--check` fails when one of these files is stale, and when the check itself no longer works.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { indexOf, readRules, RULES_INDEX } from './rules-index.mjs';
import { remotes, root } from './workspaces.mjs';

/** @param {string} file */
const textOf = (file) => readFileSync(path.join(root, file), 'utf8');
const workspaces = Object.values(remotes).toSorted();
/**
 * @param {string} workspace
 * @returns {string}
 */
const teamOf = (workspace) => {
  const { pasal } = JSON.parse(textOf(`${workspace}/package.json`));
  if (!pasal?.team) throw new Error(`${workspace}/package.json names no team (pasal.team).`);
  return pasal.team;
};

/**
 * Writes `tsconfig.json`: every workspace of ours, with the remotes in their old position.
 * @param {string[]} names
 */
function typesOf(names) {
  const floors = ['core', 'platform/contract', 'platform/server', 'platform/browser'];
  const folders = [
    ...floors,
    'shared',
    'host',
    ...names,
    'platform/kit',
    'server',
    'demo',
    'tsconfig.scripts.json',
    'e2e',
    'platform/e2e',
    'bench',
  ];
  const references = folders.map((folder) => `    { "path": "${folder}" }`).join(',\n');
  return `{\n  "files": [],\n  "references": [\n${references}\n  ]\n}\n`;
}

const WIDTH = 20;
/**
 * @param {string} folder
 * @param {string[]} owners
 */
const line = (folder, owners) => `/${folder}/`.padEnd(WIDTH) + owners.join(' ');

/**
 * Writes `CODEOWNERS`: new lines for the remotes, all others unchanged.
 * @param {string[]} names
 */
function ownersOf(names) {
  const teams = names.map((name) => planted[name] ?? teamOf(name));
  const others = textOf('CODEOWNERS')
    .trim()
    .split('\n')
    .filter((each) => !/^\/(?:remote-|shared\/)/.test(each));
  const after = others.findIndex((each) => each.startsWith('/server/')) + 1;
  others.splice(after, 0, ...names.map((name, at) => line(name, teams.slice(at, at + 1))));
  others.splice(2, 0, line('shared', [...new Set(['@pasal/platform', ...teams])]));
  return `${others.join('\n')}\n`;
}

/**
 * A remote that does not exist, to test the check.
 * @type {Record<string, string>}
 */
const planted = { 'remote-planted': '@pasal/planted' };
/** @type {Record<string, (names: string[]) => string>} */
const files = { 'tsconfig.json': typesOf, CODEOWNERS: ownersOf };
/** @type {(file: string, names: string[]) => boolean} */
const isStale = (file, names) => files[file]?.(names) !== textOf(file);
const rules = readRules();
/** A rule that does not exist, for the same. */
const plantedRule = { page: 'planted/rules.md', text: '# Planted\n\n- **D1000000** Planted.\n' };
/** @param {ReturnType<typeof readRules>} pages */
const isIndexStale = (pages) => indexOf(pages) !== textOf(RULES_INDEX);

if (process.argv.includes('--check')) {
  const all = Object.keys(files);
  const stale = all.filter((file) => isStale(file, workspaces));
  const missed = all.filter((file) => !isStale(file, [...workspaces, 'remote-planted']));
  if (isIndexStale(rules)) stale.push(RULES_INDEX);
  if (!isIndexStale([...rules, plantedRule])) missed.push(RULES_INDEX);
  for (const file of stale) console.error(`${file} is stale: run npm run generate.`);
  for (const file of missed) console.error(`${file}: what was planted in it was not found.`);
  process.exitCode = stale.length + missed.length === 0 ? 0 : 1;
} else {
  // A trial copy of the product has no documents.
  if (existsSync(path.join(root, 'docs'))) {
    writeFileSync(path.join(root, RULES_INDEX), indexOf(rules));
  }
  for (const [file, write] of Object.entries(files)) {
    writeFileSync(path.join(root, file), write(workspaces));
  }
}

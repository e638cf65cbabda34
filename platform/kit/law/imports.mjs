import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { nodesOf } from '../build/syntax-tree.mjs';
import { folderOf } from '../build/installed.mjs';
import { problemsOfReach } from './reach.mjs';

/**
 * @import * as swc from '@swc/core'
 * @import { Remote } from '../command/remote.mjs'
 */

/** Imported through shared only, so that the whole page uses one instance. */
const THROUGH_SHARED =
  /^(?:react-router|react-router-dom|react-redux|redux|redux-persist|@reduxjs\/|react-hot-toast)/;
/** @param {string} file */
export const isForTests = (file) => /\.test\.tsx?$|(?:^|\/)testing\/|^dev\//.test(file);
/** @param {string} asked */
const packageOf = (asked) => asked.split('/', asked.startsWith('@') ? 2 : 1).join('/');

/**
 * Lists the imports of a file, in all syntactic forms.
 * @param {swc.Module} tree
 * @returns {string[]}
 */
function importsOf(tree) {
  return [...nodesOf(tree.body)].flatMap((node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const asked = node.arguments[0]?.expression;
      return asked?.type === 'StringLiteral' ? asked.value : 'an address made at run time';
    }
    if (node.type === 'TsImportType') return node.argument.value;
    const isFrom = /^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type);
    return isFrom && 'source' in node && node.source ? node.source.value : [];
  });
}

/**
 * Lists the modules of a remote.
 * @param {string} directory
 */
export function filesOf(directory) {
  return ['src', 'dev']
    .map((folder) => path.join(directory, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => path.relative(directory, path.join(file.parentPath, file.name)))
    .toSorted();
}

/**
 * Why a file may not import this; null when it may.
 * @param {string} asked
 * @param {string} file
 * @param {{ directory: string, packages: object, partsOfShared: Set<string> }} remote `packages` by name
 */
function problemOf(asked, file, { directory, packages, partsOfShared }) {
  if (asked.startsWith('.')) {
    const target = path.resolve(directory, path.dirname(file), asked);
    return target.startsWith(directory + path.sep) ? null : 'leads out of the remote';
  }
  const tested = isForTests(file);
  const name = packageOf(asked);
  if (name === '@pasal/shared') {
    if (!partsOfShared.has(asked.replace(name, '.'))) return 'is no part of what the shop shares';
    return asked.endsWith('/testing') && !tested ? 'is for tests' : null;
  }
  if (tested) return null;
  if (name.startsWith('@pasal/')) return 'is none of the remote’s business';
  if (THROUGH_SHARED.test(asked)) return 'is reached through @pasal/shared';
  if (isBuiltin(asked)) return 'is not there in a browser';
  return name in packages ? null : 'is not among the dependencies of package.json';
}

/**
 * The import law of a remote: it imports itself, what the shop shares, and packages of its own. Its styles stay below
 * the classes of its own parts, and it sets nothing on the window.
 * @param {Pick<Remote, 'directory' | 'own' | 'isOfShop'>} remote
 * @returns {string[]} a line for each import, style or name that breaks it
 */
export function problemsOfImports({ directory, own, isOfShop }) {
  // A built shop does not install the packages of its own remotes: they are devDependencies.
  const packages = { ...own.dependencies, ...(isOfShop && own.devDependencies) };
  const shared = path.join(folderOf('@pasal/shared', directory), 'package.json');
  const partsOfShared = new Set(Object.keys(JSON.parse(readFileSync(shared, 'utf8')).exports));
  return filesOf(directory).flatMap((file) => {
    const text = readFileSync(path.join(directory, file), 'utf8');
    const tree = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
    const imports = importsOf(tree).flatMap((asked) => {
      const problem = problemOf(asked, file, { directory, packages, partsOfShared });
      return problem === null ? [] : [`${file}: "${asked}" ${problem}`];
    });
    const reach = isForTests(file) ? [] : problemsOfReach(tree);
    return [...imports, ...reach.map((problem) => `${file}: ${problem}`)];
  });
}

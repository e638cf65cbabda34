import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../project-files.mjs';
import { root } from '../workspaces.mjs';
import { importsOf } from './imports-of.mjs';

/** @typedef {Map<string, import('./imports-of.mjs').Import[]>} Graph what each file imports */

/** @param {string} file */
export const readSource = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Reads the imports of each source below some folders, by its path from the root.
 * @param {string[]} folders
 * @returns {Graph}
 */
export function readGraph(folders) {
  const sources = new RegExp(`^(?:${folders.join('|')})/.*\\.(?:tsx?|[cm]?js)$`);
  return new Map(filesBelow(sources).map((file) => [file, importsOf(file, readSource(file))]));
}

/**
 * Lists a graph's files that import one of these directly or indirectly, including these.
 * @param {Iterable<string>} files
 * @param {Graph} graph
 */
export function reachedFrom(files, graph) {
  /** @type {Map<string | null, string[]>} */
  const importers = new Map();
  for (const [file, imports] of graph) {
    for (const { to } of imports) importers.set(to, [...(importers.get(to) ?? []), file]);
  }
  const reached = new Set(files);
  // Items added during the loop are visited too.
  for (const file of reached) for (const each of importers.get(file) ?? []) reached.add(each);
  return reached;
}

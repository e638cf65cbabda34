import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { root } from '../workspaces.mjs';

/** @import * as tree from 'oxc-parser' */

/** @typedef {{ asked: string, to: string | null }} Import what a file asks for, and where that leads */

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
  conditionNames: ['import', 'require', 'node', 'default', 'types'],
});

/** Imports in the middle of a source: most have none, and their trees are not walked. */
const CALLED = /\b(?:import|require)\(/;

/**
 * What a source imports in its body: dynamically, by `require`, and as a type.
 * @param {tree.Program} program
 */
function askedWithin(program) {
  /** @type {string[]} */
  const asked = [];
  /** @param {tree.Node | null | undefined} node */
  const add = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') asked.push(node.value);
  };
  new Visitor({
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') add(first);
    },
  }).visit(program);
  return asked;
}

/**
 * What a source imports, types included, in all syntactic forms.
 * @param {string} file
 * @param {string} source
 */
function askedBy(file, source) {
  const parsed = parseSync(file, source);
  const { staticImports, staticExports } = parsed.module;
  return new Set([
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...(CALLED.test(source) ? askedWithin(parsed.program) : []),
  ]);
}

/**
 * The target of an import: a path from the root, `null` if it does not exist, undefined for Node's own.
 * @param {string} asked
 * @param {string} file
 */
function resolve(asked, file) {
  if (asked.startsWith('node:') || isBuiltin(asked)) return [];
  const found = resolver.sync(path.join(root, path.dirname(file)), asked.replace(/[?#].*$/, ''));
  return found.path ? path.relative(root, found.path) : null;
}

/**
 * Lists what a file imports, as `{ asked, to }`.
 * @param {string} file
 * @param {string} source
 * @returns {Import[]}
 */
export const importsOf = (file, source) =>
  [...askedBy(file, source)].flatMap((asked) => {
    const to = resolve(asked, file);
    return Array.isArray(to) ? [] : { asked, to };
  });

import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** @import * as swc from '@swc/core' */

/**
 * The kinds of nodes of a source's tree that are read here.
 * @typedef {swc.ModuleItem | swc.Expression | swc.Property | swc.Pattern | swc.TsType | swc.Import} TreeNode
 */

/**
 * @param {unknown} value
 * @returns {value is object}
 */
const isNode = (value) => typeof value === 'object' && value !== null;

/**
 * Every node of a syntax tree, from the top down.
 * @param {unknown} node
 * @returns {Generator<TreeNode, void>}
 */
export function* nodesOf(node) {
  if (!isNode(node)) return;
  if (!Array.isArray(node)) yield /** @type {TreeNode} */ (node);
  for (const child of Object.values(node)) if (isNode(child)) yield* nodesOf(child);
}

/** @param {swc.PropertyName} key */
const nameOfKey = (key) => ('value' in key ? key.value : undefined);

/**
 * What the import within a part loads; undefined where none is written in its place.
 * @param {swc.Property | swc.SpreadElement} part
 */
function requestIn(part) {
  for (const node of nodesOf('value' in part ? part.value : undefined)) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Import') continue;
    const asked = node.arguments[0]?.expression;
    return asked?.type === 'StringLiteral' ? asked.value : undefined;
  }
  return undefined;
}

/**
 * `{home: './pages/home/home-page'}`: what the loaders below a property of the remote's module import.
 * @param {string} file
 * @param {string} property
 * @returns {Record<string, string>}
 */
export function importsBelow(file, property) {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  const [parts] = [...nodesOf(tree.body)].flatMap((node) =>
    node.type === 'KeyValueProperty' &&
    nameOfKey(node.key) === property &&
    node.value.type === 'ObjectExpression'
      ? [node.value.properties]
      : [],
  );
  return Object.fromEntries(
    (parts ?? []).map((part) => {
      const request = requestIn(part);
      if (request === undefined || !('key' in part)) {
        throw new Error(
          `${file}: each of the ${property} needs an import of its own, written in its place.`,
        );
      }
      return [nameOfKey(part.key), request];
    }),
  );
}

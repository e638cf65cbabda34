import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** @import * as swc from '@swc/core' */

/**
 * The types of syntax tree nodes used here.
 * @typedef {swc.ModuleItem | swc.Expression | swc.Property | swc.Pattern | swc.TsType | swc.Import | swc.VariableDeclarator} TreeNode
 */
/** @typedef {{ file: string, nodes: TreeNode[] }} ReadModule a module and all its nodes */

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

/**
 * @param {string} file
 * @returns {ReadModule}
 */
function readModule(file) {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  return { file, nodes: [...nodesOf(tree.body)] };
}

/** @param {swc.PropertyName} key */
const nameOfKey = (key) => ('value' in key ? key.value : undefined);

/**
 * The import inside a part's loader; undefined unless it is written inline.
 * @param {swc.Property} part
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
 * The source module of an imported name, and its exported name there.
 * @param {string} name
 * @param {ReadModule} from
 */
function originOf(name, { file, nodes }) {
  for (const node of nodes) {
    if (node.type !== 'ImportDeclaration') continue;
    const found = node.specifiers.find(({ local }) => local.value === name);
    if (!found) continue;
    const exported = found.type === 'ImportSpecifier' ? found.imported?.value : undefined;
    const origin = `${path.resolve(path.dirname(file), node.source.value)}.ts`;
    return { file: origin, name: exported ?? name };
  }
  return undefined;
}

/**
 * The properties of an object, each with the module that writes it, including those spread from other modules'
 * exports.
 * @param {swc.Expression | undefined} list
 * @param {ReadModule} from
 * @returns {{ file: string, part: swc.Property | swc.SpreadElement }[]}
 */
function propertiesOf(list, from) {
  if (list?.type !== 'ObjectExpression') return [];
  return list.properties.flatMap((part) => {
    const spread = part.type === 'SpreadElement' ? part.arguments : undefined;
    const origin = spread?.type === 'Identifier' ? originOf(spread.value, from) : undefined;
    if (!origin) return { file: from.file, part };
    const module = readModule(origin.file);
    for (const node of module.nodes) {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') continue;
      if (node.id.value === origin.name) return propertiesOf(node.init, module);
    }
    return [];
  });
}

/**
 * The imports of the loaders below a property of the remote's module, by name, with the file that contains them:
 * `{home: {file: '/…/src/remote.ts', request: './pages/home/home-page'}}`.
 * @param {string} file
 * @param {string} property
 * @returns {Record<string, { file: string, request: string }>}
 */
export function importsBelow(file, property) {
  const module = readModule(file);
  const [list] = module.nodes.flatMap((node) =>
    node.type === 'KeyValueProperty' &&
    nameOfKey(node.key) === property &&
    node.value.type === 'ObjectExpression'
      ? node.value
      : [],
  );
  return Object.fromEntries(
    propertiesOf(list, module).map(({ file: written, part }) => {
      const request = part.type === 'SpreadElement' ? undefined : requestIn(part);
      if (request === undefined || !('key' in part)) {
        throw new Error(
          `${file}: each of the ${property} needs an import of its own, written in its place.`,
        );
      }
      return [nameOfKey(part.key), { file: written, request }];
    }),
  );
}

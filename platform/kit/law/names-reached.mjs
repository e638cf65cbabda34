import { nodesOf } from '../build/syntax-tree.mjs';

/** @import * as swc from '@swc/core' */

/**
 * A name by which a file selects elements.
 * @typedef {object} ReachedName
 * @property {'data' | 'class' | 'id'} kind
 * @property {string} name
 * @property {string} selector
 */

/** Calls that find elements by selector, id and class. */
const BY_SELECTOR = new Set(['querySelector', 'querySelectorAll', 'closest', 'matches']);
/** @type {Record<string, ReachedName['kind']>} */
const BY_NAME = { getElementById: 'id', getElementsByClassName: 'class' };

/**
 * How CSS selects elements by name, with a pattern for each.
 * @type {[ReachedName['kind'], RegExp][]}
 */
const NAMES = [
  ['data', /\[\s*(data-[\w-]+)/g],
  ['class', /\.(-?[a-z_][\w-]*)/gi],
  ['id', /#(-?[a-z_][\w-]*)/gi],
];

/**
 * The names in a part of a selector.
 * @param {string} selector
 */
export const namesIn = (selector) =>
  NAMES.flatMap(([kind, pattern]) =>
    [...selector.matchAll(pattern)].map(([, name = '']) => ({ kind, name, selector })),
  );

/**
 * The text of an argument without interpolated values.
 * @param {swc.Expression | undefined} node
 */
function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return '';
  return node.quasis.map(({ cooked, raw }) => cooked ?? raw).join('""');
}

/**
 * Values of attributes are no names.
 * @param {string} selector
 */
const withoutValues = (selector) => selector.replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, '""');

/**
 * The called method; `a?.closest()` nests it one level deeper.
 * @param {swc.CallExpression['callee']} callee
 */
function nameCalled(callee) {
  const called = callee.type === 'OptionalChainingExpression' ? callee.base : callee;
  if (!('property' in called)) return '';
  return called.property.type === 'Identifier' ? called.property.value : '';
}

/**
 * The names by which a file's code looks for elements.
 * @param {swc.Module} tree
 * @returns {ReachedName[]}
 */
export function namesLookedFor(tree) {
  return [...nodesOf(tree.body)].flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const called = nameCalled(node.callee);
    const text = textOf(node.arguments[0]?.expression);
    if (BY_SELECTOR.has(called)) return namesIn(withoutValues(text));
    const kind = Object.hasOwn(BY_NAME, called) ? BY_NAME[called] : undefined;
    if (!kind) return [];
    return text.split(/\s+/).flatMap((name) => (name ? [{ kind, name, selector: name }] : []));
  });
}

/** @param {string} name */
const escaped = (name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
/** @param {string} name */
const inDataset = (name) =>
  name.slice(5).replaceAll(/-(\w)/g, (_, letter) => String(letter).toUpperCase());

/**
 * The pattern for a module's text where it gives an element a name, rather than looks for one.
 * @param {ReachedName} reached
 */
function givenAs({ kind, name }) {
  const word = `${escaped(name)}(?![\\w-])`;
  if (kind === 'data') return `(?<![\\[\\s\\w-]|\\[\\s)${word}|dataset\\.${inDataset(name)}\\b`;
  return `(?<![.#\\w-])${word}`;
}
const LOOKS = /\bgetElement(?:ById|sByClassName)\([^)]*\)/g;

/**
 * True when the text of a module gives elements such a name.
 * @param {string} text
 * @param {ReachedName} name
 */
export const givesName = (text, name) => new RegExp(givenAs(name)).test(text.replaceAll(LOOKS, ''));

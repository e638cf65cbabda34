import { nodesOf } from '../build/syntax-tree.mjs';
import { namesIn, namesLookedFor } from './names-reached.mjs';

/**
 * @import * as swc from '@swc/core'
 * @import { TreeNode } from '../build/syntax-tree.mjs'
 */

/** @typedef {{ before: string, compound: string }} Compound a part of a selector, and the combinator before it */

/** APIs whose styles affect the whole page: all other styles of a remote stay below their own class. */
const WHOLE_PAGE = new Set([
  'createGlobalStyle',
  'adoptedStyleSheets',
  'styleSheets',
  'insertRule',
]);
/** Rules of a style sheet that are global wherever they appear. */
const SHEET_RULE = /^@(?:font-face|import|page|property|namespace|counter-style|layer)\b/;

/**
 * The selectors in a style template; an interpolated value is a part's class or a value.
 * @param {string} css
 */
function selectorsOf(css) {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, '""');
  return [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
}

/**
 * The compounds of a selector, each with the combinator before it.
 * @param {string} selector
 * @returns {Compound[]}
 */
const compoundsOf = (selector) =>
  [...selector.matchAll(/([>+~\s]*)((?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s>+~(])+)/g)].map(
    ([, before = '', compound = '']) => ({ before: before.trim(), compound }),
  );

/**
 * Why a compound of a selector affects something outside its part; null when it does not.
 * @param {Compound} part
 */
function reasonAgainst({ before, compound }) {
  if (/^(?:html|body)\b/i.test(compound) || /:(?:root|host)\b/.test(compound))
    return 'the whole page';
  if (compound.startsWith('*') && before === '') return 'whatever stands below it, of any part';
  if (/#[a-z_-]|\[\s*id\b/i.test(compound)) return 'an element by its id, whosever it is';
  if (/\[\s*class\b/i.test(compound)) return 'classes by how they are written, whosever they are';
  // A sibling or an ancestor of the outermost element belongs to another part.
  if (/:has\([^)]*&/.test(compound)) return 'what its part stands in';
  return null;
}

/** A placeholder for interpolated values: the class of a part, when in a selector. */
const PART = '.part';

/**
 * Splits at commas outside brackets.
 * @param {string} list
 */
const splitList = (list) => list.split(/,(?![^(]*\))/);

/**
 * @param {string} selector
 * @returns {string[]}
 */
function problemsOfSelector(selector) {
  if (SHEET_RULE.test(selector)) return [`${selector} reaches the whole page`];
  if (selector.startsWith('@')) return [];
  return splitList(selector).flatMap((each) => {
    const reasons = compoundsOf(each.trim()).map(reasonAgainst);
    const reason = reasons.find((found) => found !== null);
    return reason ? [`"${each.trim()}" reaches ${reason}`] : [];
  });
}

/**
 * The imported name behind a template's tag: `styled` of `styled(Card).attrs({})`.
 * @param {TreeNode | swc.CallExpression['callee']} node
 * @returns {string | undefined}
 */
function rootOf(node) {
  if (node.type === 'Identifier') return node.value;
  if ('callee' in node) return rootOf(node.callee);
  if ('object' in node) return rootOf(node.object);
  return 'expression' in node && typeof node.expression === 'object'
    ? rootOf(node.expression)
    : undefined;
}

/**
 * The names by which a file imports style factories.
 * @param {swc.Module} tree
 */
const makersIn = (tree) =>
  tree.body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value === 'styled-components'
      ? node.specifiers.map(({ local }) => local.value)
      : [],
  );

/**
 * The selectors of all styles in a file.
 * @param {swc.Module} tree
 */
function selectorsIn(tree) {
  const makers = new Set(makersIn(tree));
  return [...nodesOf(tree.body)].flatMap((node) => {
    if (node.type !== 'TaggedTemplateExpression') return [];
    const root = rootOf(node.tag) ?? '';
    if (!makers.has(root)) return [];
    const css = node.template.quasis.map(({ cooked, raw }) => cooked ?? raw).join(PART);
    return root === 'keyframes' ? [] : selectorsOf(css);
  });
}

/**
 * An element selected through its own part's class may have any name: it belongs to nobody else.
 * @param {string} compound
 */
const isOwn = (compound) => compound.includes('&') || compound.includes(PART);

/**
 * The element names that a file's styles select, except its own parts.
 * @param {swc.Module} tree
 */
const namesStyled = (tree) =>
  selectorsIn(tree)
    .filter((selector) => !selector.startsWith('@'))
    .flatMap(splitList)
    .flatMap((selector) =>
      compoundsOf(selector.trim())
        .filter(({ compound }) => !isOwn(compound))
        .flatMap(({ compound }) => namesIn(compound)),
    );

/**
 * The element names a file selects: which of them belong to other teams is known once all modules of a build are.
 * @param {swc.Module} tree
 */
export const namesReached = (tree) => [...namesStyled(tree), ...namesLookedFor(tree)];

/** Objects whose properties are global names. */
const GLOBALS = new Set(['window', 'globalThis', 'self']);
/** @param {swc.Expression | undefined} node */
const isGlobal = (node) => node?.type === 'Identifier' && GLOBALS.has(node.value);
/** @param {swc.MemberExpression} member */
const nameOf = ({ property }) => {
  const said = property.type === 'Computed' ? property.expression : property;
  return ('value' in said ? said.value : undefined) ?? 'a name';
};

/** @param {swc.Module} tree */
function globalsSet(tree) {
  return [...nodesOf(tree.body)].flatMap((node) => {
    if (node.type === 'AssignmentExpression') {
      const { left } = node;
      const target = left.type === 'ParenthesisExpression' ? left.expression : left;
      return target.type === 'MemberExpression' && isGlobal(target.object) ? [nameOf(target)] : [];
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
    const { object, property } = node.callee;
    const isAssign =
      object.type === 'Identifier' &&
      object.value === 'Object' &&
      property.type === 'Identifier' &&
      /^(?:assign|define)/.test(property.value);
    return isAssign && isGlobal(node.arguments[0]?.expression) ? ['names'] : [];
  });
}

/**
 * Names in a file by which styles affect other parts of the page.
 * @param {swc.Module} tree
 */
const wholePageNames = (tree) =>
  [...nodesOf(tree.body)].flatMap((node) =>
    node.type === 'Identifier' && WHOLE_PAGE.has(node.value) ? [node.value] : [],
  );

/**
 * What in a file would affect something outside the remote's parts: styles of the page or other teams, and names on
 * `window`. Addresses and scroll positions are no names: they are set by calls.
 * @param {swc.Module} tree of the file, as swc parses it
 * @returns {string[]} a sentence for each, without duplicates
 */
export function problemsOfReach(tree) {
  return [
    ...new Set([
      ...wholePageNames(tree).map((name) => `${name} styles parts of other teams`),
      ...selectorsIn(tree).flatMap(problemsOfSelector),
      ...globalsSet(tree).map((name) => `sets ${name} on the window, which all parts share`),
    ]),
  ];
}

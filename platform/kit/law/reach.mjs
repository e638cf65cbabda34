import { nodesOf } from '../build/syntax-tree.mjs';
import { namesIn, namesLookedFor } from './names-reached.mjs';

/**
 * @import * as swc from '@swc/core'
 * @import { TreeNode } from '../build/syntax-tree.mjs'
 */

/** @typedef {{ before: string, compound: string }} Compound a part of a selector, and the combinator before it */

/** Reaches the whole page: what every other part of a remote styles stays below its own class. */
const WHOLE_PAGE = new Set([
  'createGlobalStyle',
  'adoptedStyleSheets',
  'styleSheets',
  'insertRule',
]);
/** Rules of a sheet that are no part's own, whatever they stand in. */
const SHEET_RULE = /^@(?:font-face|import|page|property|namespace|counter-style|layer)\b/;

/**
 * The selectors of a template of styles; what is put in for a value is the class of a part, or a value.
 * @param {string} css
 */
function selectorsOf(css) {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, '""');
  return [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
}

/**
 * The parts of a selector between spaces and combinators, each with the combinator before it.
 * @param {string} selector
 * @returns {Compound[]}
 */
const compoundsOf = (selector) =>
  [...selector.matchAll(/([>+~\s]*)((?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s>+~(])+)/g)].map(
    ([, before = '', compound = '']) => ({ before: before.trim(), compound }),
  );

/**
 * Why one compound of a selector leaves the part it stands in; null when it does not.
 * @param {Compound} part
 */
function reasonAgainst({ before, compound }) {
  if (/^(?:html|body)\b/i.test(compound) || /:(?:root|host)\b/.test(compound))
    return 'the whole page';
  if (compound.startsWith('*') && before === '') return 'whatever stands below it, of any part';
  if (/#[a-z_-]|\[\s*id\b/i.test(compound)) return 'an element by its id, whosever it is';
  if (/\[\s*class\b/i.test(compound)) return 'classes by how they are written, whosever they are';
  // A sibling of the outermost element, and what contains it, are another part's.
  if (/:has\([^)]*&/.test(compound)) return 'what its part stands in';
  return null;
}

/** Stands for what is put into styles: the class of a part, where it stands in a selector. */
const PART = '.part';

/**
 * Splits at the commas that are not within brackets.
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
 * The name a tag of a template comes from: `styled` of `styled(Card).attrs({})`.
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
 * Names under which a file has what makes styles.
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
 * An element that a selector means by its own part's class may have any name: it is no one else's.
 * @param {string} compound
 */
const isOwn = (compound) => compound.includes('&') || compound.includes(PART);

/**
 * The names by which the styles of a file mean elements, its own parts left out.
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
 * The names of elements by which a file reaches them: which of them are other teams' shows when all modules of
 * a build are known.
 * @param {swc.Module} tree
 */
export const namesReached = (tree) => [...namesStyled(tree), ...namesLookedFor(tree)];

/** What of a file's code makes a name of the whole page. */
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
 * Names in a file by which styles reach other parts of the page.
 * @param {swc.Module} tree
 */
const wholePageNames = (tree) =>
  [...nodesOf(tree.body)].flatMap((node) =>
    node.type === 'Identifier' && WHOLE_PAGE.has(node.value) ? [node.value] : [],
  );

/**
 * What of a file would reach beyond the parts of its remote: styles of the page or of other teams, and names on
 * `window`. Addresses and scroll positions are no names: they are written by calls.
 * @param {swc.Module} tree of the file, as swc reads it
 * @returns {string[]} a sentence for each, once
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

import { nodesOf } from '../build/syntax-tree.mjs';

/** Calls that find elements by a selector, by an id and by classes. */
const BY_SELECTOR = new Set(['querySelector', 'querySelectorAll', 'closest', 'matches']);
const BY_NAME = { getElementById: 'id', getElementsByClassName: 'class' };

/** Names by which a text of CSS means elements, each with how it is written there. */
const NAMES = [
  ['data', /\[\s*(data-[\w-]+)/g],
  ['class', /\.(-?[a-z_][\w-]*)/gi],
  ['id', /#(-?[a-z_][\w-]*)/gi],
];

/** The names in a part of a selector. */
export const namesIn = (selector) =>
  NAMES.flatMap(([kind, pattern]) =>
    [...selector.matchAll(pattern)].map(([, name]) => ({ kind, name, selector })),
  );

/** The text of an argument without what is put into it. */
function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return '';
  return node.quasis.map(({ cooked, raw }) => cooked ?? raw).join('""');
}

/** Values of attributes are no names. */
const withoutValues = (selector) => selector.replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, '""');

/** The names by which a file's code looks for elements. */
export function namesLookedFor(tree) {
  return [...nodesOf(tree.body)].flatMap(({ type, callee, arguments: given }) => {
    // `a?.closest()` has its callee one level further down.
    const called = type === 'CallExpression' ? (callee.base ?? callee).property?.value : undefined;
    const text = textOf(given?.[0]?.expression);
    if (BY_SELECTOR.has(called)) return namesIn(withoutValues(text));
    const kind = Object.hasOwn(BY_NAME, called ?? '') ? BY_NAME[called] : undefined;
    if (!kind) return [];
    return text.split(/\s+/).flatMap((name) => (name ? [{ kind, name, selector: name }] : []));
  });
}

const escaped = (name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const inDataset = (name) => name.slice(5).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** What a module's text has where it gives an element a name, rather than looks for one. */
function givenAs({ kind, name }) {
  const word = `${escaped(name)}(?![\\w-])`;
  if (kind === 'data') return `(?<![\\[\\s\\w-]|\\[\\s)${word}|dataset\\.${inDataset(name)}\\b`;
  return `(?<![.#\\w-])${word}`;
}
const LOOKS = /\bgetElement(?:ById|sByClassName)\([^)]*\)/g;

/** True when the text of a module gives elements such a name. */
export const givesName = (text, name) => new RegExp(givenAs(name)).test(text.replaceAll(LOOKS, ''));

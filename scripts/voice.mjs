/**
 * Compares the texts people read with the table of terms in `docs/writing/voice.md`: string literals, templates and
 * markup texts in the sources of screens, server and kit, and the guides for owners and teams. Also checks itself: a
 * planted text must be found, and a literal from the requirements accepted.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesBelow } from './project-files.mjs';
import { root } from './workspaces.mjs';

/** @import { Node } from 'oxc-parser' */

/**
 * @typedef {{ not: string, but: string, pattern: RegExp }} Term
 * @typedef {{ text: string, line: number }} Text
 */

const PAGE = 'docs/writing/voice.md';
const SOURCES = /^(?:host|shared|remote-[\w-]+|server|platform|core)\/.*\.(?:tsx?|mjs)$/;
/** Not read by people: tests, fixtures, search languages, statements frozen in migrations. */
const LEFT_OUT = /\.(?:test|story|long)\.|\/(?:testing|e2e|bench|migrations|kinds|places|search)\//;
const GUIDES = [
  'docs/shop-owner.md',
  'docs/platform/remote-team.md',
  'docs/platform/remote-service.md',
];

/** @param {string} name */
const read = (name) => readFileSync(path.join(root, name), 'utf8');

/**
 * The terms of the page, each with its replacement.
 * @returns {Term[]}
 */
function readTerms() {
  const [, after = ''] = read(PAGE).split('## Terms');
  const [table = ''] = after.split('\n## ');
  const rows = [...table.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
    ([, not = '', but = '']) => ({
      not,
      but,
    }),
  );
  return rows
    .filter(({ not }) => not !== 'not' && !/^-+$/.test(not))
    .map(({ not, but }) => ({ not, but, pattern: new RegExp(`(?<![\\w-])${not}(?![\\w-])`, 'i') }));
}

/** Names that the page forbids in code. */
const refusedNames = new Set(
  [...(read(PAGE).split('## Names in the code')[1] ?? '').matchAll(/`(\w+)`/g)].map(
    ([, name]) => name,
  ),
);

/** The texts in double quotes of the requirements: they are exempt. */
const literals = new Set(
  [...read('docs/requirements.md').matchAll(/"([^"]+)"/g)].map(([, text]) => text),
);

/**
 * The text of a node that people may read; undefined for other nodes.
 * @param {Node} node
 */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return node.value.cooked ?? '';
  return node.type === 'JSXText' ? node.value : undefined;
}

/**
 * @param {unknown} value
 * @returns {value is object}
 */
const isNode = (value) => typeof value === 'object' && value !== null;

/**
 * Every node of a tree, from the top down.
 * @param {object} node
 * @returns {Generator<Node, void>}
 */
function* nodesOf(node) {
  if (!Array.isArray(node)) yield /** @type {Node} */ (node);
  for (const child of Object.values(node)) if (isNode(child)) yield* nodesOf(child);
}

/** @type {(name: string, source: string) => Node[]} */
const nodesIn = (name, source) => [...nodesOf(parseSync(name, source).program.body)];
/** @type {(source: string, at: number) => number} */
const lineAt = (source, at) => source.slice(0, at).split('\n').length;

/**
 * The texts of a source with their lines; a single word is a name, not a text.
 * @param {Node[]} nodes
 * @param {string} source
 * @returns {Text[]}
 */
const textsOf = (nodes, source) =>
  nodes.flatMap((node) => {
    const text = textOf(node);
    return text !== undefined && /\w\s+\w|-/.test(text)
      ? { text, line: lineAt(source, node.start) }
      : [];
  });

const NEPALI_LETTERS = /[\u0900-\u097f]/;
/** Names, units and literal input; addresses and placeholders are in Latin letters in every language. */
const LATIN =
  /https?:\S+|\bpasal [a-z-]+|\/[\w/-]+|#[0-9a-f]{6}|98X+|[A-Z]+(?:_[A-Z]+)+|\b(?:Idempotency-Key|iPhone|HEIC|Settings|Camera|Formats|Most Compatible|PNG|JPEG|WebP|AVIF|MB|kB|application\/gzip|CSV|UTF-8|sep|JSON|PASAL|Pasal|id|slug|title|true|false|yes|no|channels|yourshop)\b/g;

/**
 * The mistakes in a source's bilingual texts, `bilingual(english, nepali)`: each must use its own script alone.
 * @param {string} name
 * @param {Node[]} nodes
 * @param {string} source
 */
function languageFindings(name, nodes, source) {
  const pairs = nodes.flatMap((node) =>
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'bilingual'
      ? node
      : [],
  );
  return pairs.flatMap((pair) => {
    const [english = '', nepali = ''] = pair.arguments.map((each) =>
      [...nodesOf(each)].flatMap((node) => textOf(node) ?? []).join(' '),
    );
    const place = `${name}:${lineAt(source, pair.start)}`;
    const latin = /[A-Za-z]{2,}/.exec(nepali.replaceAll(LATIN, ''));
    return [
      ...(latin ? [`${place}: "${latin[0]}" is not Nepali.`] : []),
      ...(NEPALI_LETTERS.test(english) ? [`${place}: "${english}" is not English.`] : []),
    ];
  });
}

/**
 * The names in a source that the page forbids.
 * @param {string} name
 * @param {Node[]} nodes
 * @param {string} source
 */
const nameFindings = (name, nodes, source) =>
  nodes.flatMap((node) =>
    node.type === 'Identifier' && refusedNames.has(node.name)
      ? `${name}:${lineAt(source, node.start)}: ${node.name} is no name of the field; see ${PAGE}.`
      : [],
  );

/** @param {string} source */
const linesOf = (source) => source.split('\n').map((text, index) => ({ text, line: index + 1 }));

/**
 * @param {string} name
 * @param {Text[]} texts
 * @param {Term[]} terms
 */
function findingsIn(name, texts, terms) {
  return texts
    .filter(({ text }) => !literals.has(text))
    .flatMap(({ text, line }) =>
      terms
        .filter(({ pattern }) => pattern.test(text))
        .map(
          ({ not, but }) => `${name}:${line}: "${not}" is not how the shop speaks; write ${but}.`,
        ),
    );
}

const terms = readTerms();
const planted = [{ text: 'Nobody was told: it went back by itself.', line: 1 }];
const mixed = "bilingual('Saved.', 'Saved भयो।'); bilingual('यो', 'यो');";
if (languageFindings('planted.ts', nodesIn('planted.ts', mixed), mixed).length !== 2) {
  console.error('What is said in both languages is not looked at any more.');
  process.exit(1);
}
if (terms.length === 0 || findingsIn('planted', planted, terms).length !== 1) {
  console.error(`${PAGE}: its table of terms finds nothing any more.`);
  process.exit(1);
}
const named = 'function tellWithin() {}';
if (nameFindings('planted.ts', nodesIn('planted.ts', named), named).length !== 1) {
  console.error(`${PAGE}: its table of names finds nothing any more.`);
  process.exit(1);
}
const sources = filesBelow(SOURCES).filter((name) => !LEFT_OUT.test(name));
const findings = [
  ...sources.flatMap((name) => {
    const source = read(name);
    const nodes = nodesIn(name, source);
    return [
      ...findingsIn(name, textsOf(nodes, source), terms),
      ...languageFindings(name, nodes, source),
      ...nameFindings(name, nodes, source),
    ];
  }),
  ...GUIDES.flatMap((name) => findingsIn(name, linesOf(read(name)), terms)),
];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(
  `Voice: the texts of ${sources.length} sources and ${GUIDES.length} guides keep to ${terms.length} terms.`,
);

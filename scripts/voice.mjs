/**
 * Compares the texts people read with the table of terms in `docs/writing/voice.md`: string literals, templates
 * and texts of markup in the sources of screens, server and kit, and the guides for owners and teams. A planted
 * text must be found, and a literal of the requirements left alone.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from './project-files.mjs';
import { root } from './workspaces.mjs';

const PAGE = 'docs/writing/voice.md';
const SOURCES = /^(?:host|shared|remote-[\w-]+|server|platform|core)\/.*\.(?:tsx?|mjs)$/;
/** Not read by people: tests, what is planted, languages of search, statements frozen in migrations. */
const LEFT_OUT = /\.(?:test|story|long)\.|\/(?:testing|e2e|bench|migrations|kinds|places|search)\//;
const GUIDES = [
  'docs/shop-owner.md',
  'docs/platform/remote-team.md',
  'docs/platform/remote-service.md',
];

const read = (name) => readFileSync(path.join(root, name), 'utf8');

/** The terms of the page, each with what is written in its place. */
function readTerms() {
  const [, table = ''] = read(PAGE).split('## Terms');
  const rows = [...table.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(([, not, but]) => ({
    not,
    but,
  }));
  return rows
    .filter(({ not }) => not !== 'not' && !/^-+$/.test(not))
    .map(({ not, but }) => ({ not, but, pattern: new RegExp(`(?<![\\w-])${not}(?![\\w-])`, 'i') }));
}

/** The texts in double quotes of the requirements: they stand as they are. */
const literals = new Set(
  [...read('docs/requirements.md').matchAll(/"([^"]+)"/g)].map(([, text]) => text),
);

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** The texts of a source with the line of each; a word alone is a name, not a text. */
function textsOf(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const texts = [];
  const visit = (node) => {
    if (isText(node) && /\w\s+\w|-/.test(node.text)) {
      texts.push({
        text: node.text,
        line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

const NEPALI_LETTERS = /[\u0900-\u097f]/;
/** Names, units and what is typed as it stands; addresses and placeholders are in Latin letters in every language. */
const LATIN =
  /https?:\S+|\bpasal [a-z-]+|\/[\w/-]+|#[0-9a-f]{6}|98X+|[A-Z]+(?:_[A-Z]+)+|\b(?:Idempotency-Key|iPhone|HEIC|Settings|Camera|Formats|Most Compatible|PNG|JPEG|WebP|AVIF|MB|kB|application\/gzip|CSV|JSON|PASAL|Pasal|id|slug|title|true|false|yes|no|channels|yourshop)\b/g;

/** The mistakes in what a source says in both languages, as `both(english, nepali)`: each text in its own letters alone. */
function languageFindings(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const wordsOf = (node) => {
    const words = isText(node) ? [node.text] : [];
    ts.forEachChild(node, (child) => {
      words.push(...wordsOf(child));
    });
    return words;
  };
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'both') {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const [english, nepali] = node.arguments.map((each) => wordsOf(each).join(' '));
      const latin = /[A-Za-z]{2,}/.exec(nepali.replaceAll(LATIN, ''));
      if (latin) found.push(`${name}:${line}: "${latin[0]}" is not Nepali.`);
      if (NEPALI_LETTERS.test(english)) found.push(`${name}:${line}: "${english}" is not English.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const linesOf = (source) => source.split('\n').map((text, index) => ({ text, line: index + 1 }));

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
const mixed = "both('Saved.', 'Saved भयो।'); both('यो', 'यो');";
if (languageFindings('planted.ts', mixed).length !== 2) {
  console.error('What is said in both languages is not looked at any more.');
  process.exit(1);
}
if (terms.length === 0 || findingsIn('planted', planted, terms).length !== 1) {
  console.error(`${PAGE}: its table of terms finds nothing any more.`);
  process.exit(1);
}
const sources = filesBelow(SOURCES).filter((name) => !LEFT_OUT.test(name));
const findings = [
  ...sources.flatMap((name) => findingsIn(name, textsOf(name, read(name)), terms)),
  ...sources.flatMap((name) => languageFindings(name, read(name))),
  ...GUIDES.flatMap((name) => findingsIn(name, linesOf(read(name)), terms)),
];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(
  `Voice: the texts of ${sources.length} sources and ${GUIDES.length} guides keep to ${terms.length} terms.`,
);

/**
 * Checks that every number in a comment, test title or document (`R2.7`, `D25`, `A16`, `T9`, a decision record, a
 * file in `docs`) exists, and every source file a document names by its path and every file and heading it links to;
 * that each decision record has a status; that pages stay within their limits of number and length; and that the
 * check itself works: of the planted references, it must find the wrong ones and accept the others.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorsOf, shapeFindings, wordFindings } from './pages.mjs';
import { filesBelow } from './project-files.mjs';
import { spokenText } from './reference-text.mjs';
import { rulePages } from './rules-index.mjs';
import { root } from './workspaces.mjs';

/** Where numbers are defined, in addition to each area's `rules.md`. */
const DOCUMENTS = ['requirements', 'api', 'design'].map((name) => `docs/${name}.md`);
const READ = /\.(?:[cm]?[jt]s|tsx|md)$/;

const projectFiles = filesBelow(READ);

/** @param {string} name */
const read = (name) => readFileSync(path.join(root, name), 'utf8');
/**
 * @param {string} text
 * @param {number} index
 */
const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** Finds every number that a document defines, and the numbers defined twice. */
function readNumbers() {
  /** @type {Set<string>} */
  const numbers = new Set();
  /** @type {string[]} */
  const findings = [];
  for (const name of [...DOCUMENTS, ...rulePages()]) {
    const text = read(name);
    for (const { index, groups } of text.matchAll(
      /^(?:- \*\*(?<item>[RDAT]\d+(?:\.\d+)?)\*\*|## (?<section>R\d+)) /gm,
    )) {
      const number = groups?.item ?? groups?.section ?? '';
      if (numbers.has(number)) {
        findings.push(`${name}:${lineOf(text, index)}: ${number} is defined twice`);
      }
      numbers.add(number);
    }
  }
  return { numbers, findings };
}

const numbers = readNumbers();
const records = new Set(
  readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4)),
);

/**
 * True when a file of the project has this path, or ends in it: documents leave out common prefixes.
 * @param {string} end
 */
const isAFile = (end) => projectFiles.some((file) => file === end || file.endsWith(`/${end}`));

/** @param {string} file */
const isThere = (file) => existsSync(path.join(root, file));
/** @type {(found: string, file: string) => string[]} */
const unlessThere = (found, file) => (isThere(file) ? [] : [`${found}: there is no such file`]);

/**
 * Returns what is wrong with a link of a page; `text` is the page's own, for links to its headings.
 * @param {RegExpMatchArray} match
 * @param {string} name
 * @param {string} text
 * @returns {string[]}
 */
function linkProblems([, target = '', anchor], name, text) {
  if (!name.endsWith('.md')) return [];
  const file = target === '' ? name : path.posix.join(path.posix.dirname(name), target);
  if (target !== '' && !isThere(file)) return unlessThere(target, file);
  if (anchor === undefined || !file.endsWith('.md')) return [];
  const anchors = anchorsOf(target === '' ? text : spokenText(file, read(file)));
  return anchors.has(anchor) ? [] : [`${target}#${anchor}: there is no such heading`];
}

/**
 * Each kind of reference, with its check; the check returns undefined if the reference resolves.
 * @type {[RegExp, (match: RegExpMatchArray, name: string, text: string) => string[]][]}
 */
const KINDS = [
  [
    /(?<![\w.#/%&@-])[RDAT]\d+(?:\.\d+)?(?![\w-]|\.\w)/g,
    ([number = '']) => (numbers.numbers.has(number) ? [] : [`${number}: no document defines it`]),
  ],
  [
    /\brecords?\s+(\d{4}(?:(?:,\s*|\s+and\s+)\d{4})*)/gi,
    ([, list = '']) =>
      (list.match(/\d{4}/g) ?? [])
        .filter((record) => !records.has(record))
        .map((record) => `record ${record}: docs/decisions has none of that number`),
  ],
  [/(?<![\w/.-])docs\/[\w./-]+\.md\b/g, ([file = '']) => unlessThere(file, file)],
  [/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]*))?[^)]*\)/g, linkProblems],
  [
    /`([\w@.-]+(?:\/[\w.-]+)+\.(?:tsx?|[cm]js))`/g,
    ([, file = ''], name) =>
      name.endsWith('.md') && !isAFile(file) ? [`${file}: no file has this path`] : [],
  ],
  [
    /\bspec(?:ification)?\s+\u00a7|\u00a7\s*\d+/gi,
    ([words]) => [`${words}: name the requirement by its number (R2.7)`],
  ],
  [
    /\bdecisions?\s+\d+/gi,
    ([words]) => [`${words}: name the house decision (D25) or the record (record 0009)`],
  ],
  [
    /(?<![\w/.-]|\]\()(?:spec|decisions|api|design)\.md\b/g,
    ([words]) => [`${words}: name the item by its number (A16, T9)`],
  ],
];

/**
 * Returns what is wrong in a file, as `file:line: reference: reason`.
 * @param {string} name
 * @param {string} source
 */
function findingsIn(name, source) {
  const text = spokenText(name, source);
  return KINDS.flatMap(([pattern, problemsOf]) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      problemsOf(match, name, text).map(
        (problem) => `${name}:${lineOf(text, match.index)}: ${problem.replace(/\s+/g, ' ')}`,
      ),
    ),
  );
}

/**
 * The file to plant, its text, and how many wrong references must be found in it.
 * @type {[name: string, source: string, wrong: number][]}
 */
const plants = [
  ['a.ts', '/** As asked (R2.999). */', 1],
  ['a.ts', "const path = 'M0 0 D3 R2';\n// well (R2.10, D25, A16 and T9)", 0],
  ['a.ts', '/**\n * Written over two lines (decision\n * 25).\n */', 1],
  ['a.ts', '// spec \u00a74 "Cart", \u00a78', 2],
  ['a.ts', "const quoted = 'D999 // R99';\nconst pattern = /D999\\/\\/ R99/;", 0],
  ['a.ts', '// (api.md "Errors"); docs/api.md is fine', 1],
  ['a.ts', 'const look = css`\n  /* (T99) */ color: red;\n`;', 1],
  ['a.test.ts', "it('is as asked (D999)', () => expect(one).toBe('D998'));", 1],
  ['a.test.ts', "it.each([['D998']])('is as asked (D999)', (one) => {});", 1],
  ['docs/a.md', 'See [this](nowhere.md), record 9999 and docs/nowhere.md.', 3],
  [
    'docs/a.md',
    'It is in `server/src/app.ts` and `start/first-start.ts`, not in `http/gone.ts`.',
    1,
  ],
  ['docs/a.md', 'See [this](api.md) and record 0009.\n```\nD999\n```', 0],
  [
    'docs/a.md',
    '# A `day`\n# A day\nSee [1](#a-day), [2](#a-day-1), [3](../README.md#two-commands).\n```\n# Code\n```',
    0,
  ],
  [
    'docs/a.md',
    '# A day\nSee [1](#a-night), [2](../README.md#three-commands) and [3](gone.md#a).',
    3,
  ],
];

const missed = plants.flatMap(([name, source, wrong]) => {
  const { length } = findingsIn(name, source);
  return length === wrong ? [] : [`planted ${wrong} wrong references, found ${length}: ${source}`];
});
const findings = projectFiles.flatMap((name) => findingsIn(name, read(name)));
const shape = shapeFindings({
  top: readdirSync(path.join(root, 'docs')),
  readme: read('README.md'),
});

/**
 * Numbers of pages and lines, and how many findings they must give.
 * @type {[pages: number, lines: number, wrong: number][]}
 */
const shapes = [
  [8, 70, 0],
  [9, 70, 1],
  [8, 71, 1],
];
const shapesMissed = shapes.flatMap(([pages, lines, wrong]) => {
  const top = Array.from({ length: pages }, (_, index) => `${index}.md`);
  const { length } = shapeFindings({ top: [...top, 'folder'], readme: 'line\n'.repeat(lines) });
  return length === wrong ? [] : [`planted ${pages} pages and ${lines} lines, found ${length}`];
});

/** The status of records: a superseded one is folded into what replaces it. */
const STATUS = /^Status: (?:Proposed|Accepted|Superseded by \d{4}), \d{4}-\d\d-\d\d[.;]/m;
const statuses = readdirSync(path.join(root, 'docs/decisions'))
  .map((file) => `docs/decisions/${file}`)
  .filter((name) => !STATUS.test(read(name)))
  .map((name) => `${name}: no status such as "Status: Accepted, 2026-11-28."`);

const pages = projectFiles
  .filter((name) => name.endsWith('.md') && !name.endsWith('CHANGELOG.md'))
  .map((name) => ({ name, text: read(name) }));
/**
 * So many words of a page with a budget of its own and of another page, and how many findings they must give.
 * @type {[own: number, other: number, wrong: number][]}
 */
const lengths = [
  [1800, 63_200, 0],
  [1801, 0, 1],
  [1800, 63_201, 1],
];
const wordsMissed = lengths.flatMap(([own, other, wrong]) => {
  const { length } = wordFindings([
    { name: 'docs/architecture.md', text: 'word '.repeat(own) },
    { name: 'docs/a.md', text: 'word\n'.repeat(other) },
  ]);
  return length === wrong ? [] : [`planted ${own} and ${other} words, found ${length}`];
});
const all = [
  ...numbers.findings,
  ...findings,
  ...shape,
  ...statuses,
  ...wordFindings(pages),
  ...missed,
  ...shapesMissed,
  ...wordsMissed,
];
for (const each of all) console.error(each);
process.exitCode = all.length === 0 ? 0 : 1;

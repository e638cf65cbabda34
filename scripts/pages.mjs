/** Checks the form of the project's pages: their number, their length in lines and words, their headings. */

const MOST_AT_TOP = 8;
const MOST_LINES = 70;

/**
 * Returns what is wrong with the pages at the top of `docs`, or with the length of README.md.
 * @param {{ top: string[], readme: string }} pages names of the files in `docs`, and the text of README.md
 */
export function shapeFindings({ top, readme }) {
  const pages = top.filter((name) => name.endsWith('.md'));
  const lines = readme.trimEnd().split('\n').length;
  return [
    ...(pages.length > MOST_AT_TOP
      ? [
          `docs: ${pages.length} pages at its top, ${MOST_AT_TOP} at most: put one where its reader looks`,
        ]
      : []),
    ...(lines > MOST_LINES ? [`README.md: ${lines} lines, ${MOST_LINES} at most`] : []),
  ];
}

/** The most words that a page may have; whoever adds a fact says another one in fewer. */
/** @type {Record<string, number>} */
const MOST_WORDS = {
  'docs/architecture.md': 1800,
  'bench/README.md': 1200,
  'docs/operator/guide.md': 1800,
};
/** The most words of all pages together, but the change logs. */
const MOST_WORDS_IN_ALL = 65_000;

/**
 * Counts words as `wc -w` does.
 * @param {string} text
 */
const wordsIn = (text) => text.split(/\s+/).filter(Boolean).length;

/**
 * Returns which pages exceed their word limit, or whether all together do.
 * @param {{ name: string, text: string }[]} pages
 */
export function wordFindings(pages) {
  const counted = pages.map(({ name, text }) => ({ name, words: wordsIn(text) }));
  const all = counted.reduce((sum, { words }) => sum + words, 0);
  return [
    ...counted
      .filter(({ name, words }) => words > (MOST_WORDS[name] ?? Infinity))
      .map(({ name, words }) => `${name}: ${words} words, ${MOST_WORDS[name]} at most`),
    ...(all > MOST_WORDS_IN_ALL
      ? [`all pages: ${all} words, ${MOST_WORDS_IN_ALL} at most: say the same in fewer`]
      : []),
  ];
}

/**
 * Returns the anchors of a page that links may use: its headings, in GitHub's form. Its fenced code is blanked.
 * @param {string} text
 */
export function anchorsOf(text) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const anchors = [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '');
    const anchor = words.trim().toLowerCase().replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
  return new Set(anchors);
}

/** The house decisions: `rules.md` in the folder of each area, and the index of all, which `npm run generate` writes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './project-files.mjs';
import { root } from './workspaces.mjs';

/** @typedef {{ page: string, text: string }} Page */

export const RULES_INDEX = 'docs/rules.md';

const HEAD = `# House decisions

What we decided where the [requirements](requirements.md) are odd, leave something open or say nothing. Each stands once, in
the \`rules.md\` of the area whose code keeps it. \`npm run generate\` writes this list; choices of construction have
[records](decisions) of their own.
`;

/** Lists the pages of rules, as paths from the root. */
export const rulePages = () =>
  filesBelow(/(?:^|\/)rules\.md$/).filter((page) => page !== RULES_INDEX);

/**
 * Writes numbers as ranges: `D1–D3, D7`.
 * @param {number[]} numbers
 */
function rangesOf(numbers) {
  /** @type {{ from: number, to: number }[]} */
  const ranges = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? `D${from}` : `D${from}–D${to}`)).join(', ');
}

/** @param {Page} rules */
function lineOf({ page, text }) {
  const [, title = page] = /^# (.+)$/m.exec(text) ?? [];
  const numbers = [...text.matchAll(/^- \*\*D(\d+)\*\* /gm)].map(([, number]) => Number(number));
  return `- [${title}](../${page}): ${rangesOf(numbers)}`;
}

/**
 * Makes the index of pages of rules.
 * @param {Page[]} pages
 */
export const indexOf = (pages) => `${HEAD}\n${pages.map(lineOf).join('\n')}\n`;

/** Reads the pages of rules, sorted by title. */
export const readRules = () =>
  rulePages()
    .map((page) => ({ page, text: readFileSync(path.join(root, page), 'utf8') }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1));

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

/** @typedef {{ version: string, day: string, came: string[], gone: string[] }} Change names with their room */

const CHANGELOG = path.join(root, 'shared/CHANGELOG.md');

/** @param {string} name */
const roomOf = (name) => name.replace(/ .*/, '').slice(2);

/**
 * Lists `./ui Price` and `./ui Badge` as `` `ui` brings `Badge`, `Price`. ``
 * @param {string[]} names
 * @param {string} does
 */
const linesOf = (names, does) =>
  [...new Set(names.map(roomOf))].map((room) => {
    const own = names.filter((name) => roomOf(name) === room).toSorted();
    return `- \`${room}\` ${does} ${own.map((name) => `\`${name.split(' ')[1]}\``).join(', ')}.\n`;
  });

/**
 * Returns the changelog entry of a version.
 * @param {Change} change
 */
export function changelogEntry({ version, day, came, gone }) {
  const lines = [...linesOf(came, 'brings'), ...linesOf(gone, 'no longer has')];
  return `## ${version} (${day})\n\n${lines.join('')}`;
}

/**
 * Puts a version above all others in the changelog.
 * @param {Change} change
 */
export function writeChangelog(change) {
  const text = readFileSync(CHANGELOG, 'utf8');
  const at = text.indexOf('\n## ') + 1;
  writeFileSync(CHANGELOG, `${text.slice(0, at)}${changelogEntry(change)}\n${text.slice(at)}`);
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.resolve(import.meta.dirname, '../template');
const ENDING = /\.template$/;
/** npm would interpret it as its own when it unpacks the kit. */
/** @type {Record<string, string>} */
const ASIDE = { gitignore: '.gitignore' };

/**
 * @param {string} text
 * @param {Record<string, string>} values
 */
const fill = (text, values) =>
  Object.entries(values).reduce(
    (filled, [word, value]) => filled.replaceAll(`__${word}__`, value),
    text,
  );

/**
 * The files of a part of the template, by target path below the remote's folder.
 * @param {string} part
 * @param {Record<string, string>} values
 * @returns {[to: string, text: string][]}
 */
function filesOf(part, values) {
  const folder = path.join(TEMPLATE, part);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => {
      const from = path.join(file.parentPath, file.name);
      const to = fill(path.relative(folder, from).replace(ENDING, ''), values);
      return [ASIDE[to] ?? to, fill(readFileSync(from, 'utf8'), values)];
    });
}

/**
 * Writes a new remote into its folder.
 * @param {string} folder the target
 * @param {'workspace' | 'repository'} home in the shop's own repository, or in one of its own
 * @param {Record<string, string> & { name: string }} values replacements for `__word__` in the template
 */
export function writeTemplate(folder, home, values) {
  const { name } = values;
  const all = { ...values, Name: `${name.charAt(0).toUpperCase()}${name.slice(1)}` };
  for (const [to, text] of [...filesOf('common', all), ...filesOf(home, all)]) {
    const file = path.join(folder, to);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

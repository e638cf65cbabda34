import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of an installed package, as seen from another folder.
 * @param {string} name
 * @param {string} from
 * @returns {string}
 */
export function folderOf(name, from) {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(from);
  if (above === from) throw new Error(`${name} is not installed: run npm install first.`);
  return folderOf(name, above);
}

/**
 * The version of an installed package, as seen from a folder.
 * @param {string} name
 * @param {string} from
 * @returns {string}
 */
export function versionOf(name, from) {
  return JSON.parse(readFileSync(path.join(folderOf(name, from), 'package.json'), 'utf8')).version;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from './installed.mjs';

/** @param {string} folder */
function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .toSorted();
}

/** The source folders of `@pasal/shared` in the shop's own repository, from its root. */
const SOURCES = ['core/contract', 'platform/contract', 'shared/src'];

/** @param {string} root */
function digestOf(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((folder) => sourcesBelow(path.join(root, folder)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns the contract a build is checked against: the version of `@pasal/shared` and a digest of all of it. The kit
 * that a shop serves contains the digest; in the shop's own repository it is computed from the sources.
 * @param {string} directory
 * @returns {{ version: string, digest: string }}
 */
export function contractOf(directory) {
  const folder = realpathSync(folderOf('@pasal/shared', directory));
  const { version, pasal } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { version, digest: pasal?.contract ?? digestOf(path.dirname(folder)) };
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractOf } from '../build/contract.mjs';
import { descriptionOf } from '../build/description.mjs';
import { shopAt } from './shop.mjs';

/**
 * @typedef {object} Remote
 * @property {string} directory
 * @property {string} name
 * @property {Description} own
 * @property {boolean} isOfShop true in the shop's own repository
 * @property {string} version derived from its sources, unless specified
 */

/**
 * The fields read from a package.json.
 * @typedef {object} Description
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {{ shop?: string, modulesOnly?: string[] }} [pasal]
 */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} directory */
function sourcesOf(directory) {
  const folder = path.join(directory, 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
}

/**
 * A digest of everything a build depends on: sources and configuration, installed packages, the contract.
 * @param {string} directory
 */
function digestOf(directory) {
  const settings = ['package.json', 'package-lock.json', 'webpack.config.js']
    .map((file) => path.join(directory, file))
    .filter((file) => existsSync(file));
  const hash = createHash('sha256').update(contractOf(directory).digest);
  for (const file of [...sourcesOf(directory), ...settings].toSorted()) {
    hash.update(path.relative(directory, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * The shop's own repository versions the builds of its remotes itself.
 * @param {string} directory
 * @param {Description} own
 * @returns {Promise<string>}
 */
async function versionOf(directory, { version }) {
  const ours = path.join(directory, '../scripts/workspaces.mjs');
  if (!existsSync(ours)) return `${version}-${digestOf(directory)}`;
  const { releaseOf } = await import(ours);
  return releaseOf(path.basename(directory));
}

/**
 * The remote in a folder: its name, the version of its sources, and the data in its package.json.
 * @param {{ directory: string, version?: string }} given
 * @returns {Promise<Remote>}
 */
export async function remoteOf({ directory, version }) {
  const file = path.join(directory, 'package.json');
  if (!existsSync(path.join(directory, 'src/routes.ts')) || !existsSync(file)) {
    throw new Error('there is no remote in this folder (no package.json with src/routes.ts).');
  }
  const own = readJson(file);
  const { name } = descriptionOf(directory);
  return {
    directory,
    name,
    own,
    isOfShop: existsSync(path.join(directory, '../shared/src')),
    version: version ?? (await versionOf(directory, own)),
  };
}

/**
 * The shop a command talks to.
 * @param {{ directory: string, shop?: string }} given
 */
export function shopOf({ directory, shop }) {
  const file = path.join(directory, 'package.json');
  const address = shop ?? (existsSync(file) ? readJson(file).pasal?.shop : undefined);
  if (address === undefined) {
    throw new Error('say which shop: --shop <address>, or pasal.shop in package.json.');
  }
  if (!/^https?:\/\//.test(address)) throw new Error(`${address} isn't the address of a shop.`);
  return shopAt(address);
}

/** @param {Pick<Remote, 'directory' | 'version'>} remote */
export const recordFile = ({ directory, version }) =>
  path.join(directory, 'dist', version, 'release.json');

/**
 * The record of a build, or null if it is not built.
 * @param {Pick<Remote, 'directory' | 'version'>} remote
 * @returns {import('@pasal/platform/contract/release').ReleaseRecord | null}
 */
export function recordOf(remote) {
  const file = recordFile(remote);
  return existsSync(file) ? readJson(file) : null;
}

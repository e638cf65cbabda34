import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { descriptionOf } from '../../build/description.mjs';
import { sha384 } from '../../build/integrity-plugin.mjs';
import { browserBuildName, languagesOf } from '../../build/languages.mjs';
import { scriptsOfParts } from '../../build/page-files.mjs';
import { AT_ONCE } from '../refresh/watching.mjs';
import { externalReact } from './page-script.mjs';

/**
 * @import { Compilation, Stats } from 'webpack'
 * @import { MicroFrontend } from '@pasal/platform/contract/release'
 */

/**
 * @typedef {{ name: string, directory: string, language: string }} Wanted
 * @typedef {(stats: Stats, language: string) => void} OnBuilt
 */

/** No release has it: a shop refuses uploads of this version. */
const VERSION = 'development';

/**
 * The browser part of the remote's own build, readable, with the React of the page's script. No record is written: a
 * shop that runs from this tree would show the build.
 * @param {Wanted} wanted
 * @returns {Promise<import('webpack').Configuration>}
 */
async function configurationOf({ name, directory, language }) {
  const file = pathToFileURL(path.join(directory, 'webpack.config.js')).href;
  const { default: configure } = await import(file);
  const cacheDirectory = path.join(directory, 'node_modules/.cache/webpack');
  const all = await configure({
    name,
    version: VERSION,
    cacheDirectory,
    development: true,
    recorded: false,
  });
  const config = [all].flat().find((each) => each.name === browserBuildName(name, language));
  return {
    ...config,
    dependencies: [],
    externals: externalReact,
    externalsType: 'var',
    cache: { ...config.cache, name: `${name}-${language}-against` },
  };
}

/**
 * Describes the remote to the page, as the shop's discovery document would.
 * @param {Compilation} compilation
 * @param {Wanted & { folder: string }} build
 * @returns {MicroFrontend}
 */
function describe(compilation, { name, directory, folder, language }) {
  const { start, slots } = scriptsOfParts(compilation, name, directory);
  const { title, routes } = descriptionOf(directory, language);
  const [entry = ''] = start;
  return {
    url: `/remotes/${name}/${VERSION}/${entry}`,
    metadata: {
      version: VERSION,
      integrity: sha384(readFileSync(path.join(folder, entry))),
    },
    extras: { title, routes, slots: Object.keys(slots), rendered: false },
    deployment: { traffic: 100, default: true },
  };
}

/**
 * Builds a remote in a language, and again on every change.
 * @param {string} language
 * @param {{ name: string, directory: string, folder: string, onBuilt: OnBuilt }} build
 * @returns the page's data for the newest successful build
 */
async function watchIn(language, { name, directory, folder, onBuilt }) {
  const compiler = webpack(await configurationOf({ name, directory, language }));
  /** @type {Compilation} */
  let newest;
  /** @type {MicroFrontend | undefined} */
  let described;
  /** The page's data is computed when the next page is opened, so that an open page gets its change first. */
  function describeNewest() {
    described ??= describe(newest, { name, directory, folder, language });
    return described;
  }
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      compiler.watch(AT_ONCE, (error, stats) => {
        if (!stats) {
          console.error(error);
          return;
        }
        if (stats.hasErrors()) console.error(stats.toString('errors-only'));
        else {
          newest = stats.compilation;
          described = undefined;
          resolve();
        }
        onBuilt(stats, language);
      });
    })
  );
  return describeNewest;
}

/**
 * Builds a remote, and again on every change: in English at once, and in another of its languages when a page in it
 * is first requested.
 * @param {{name: string, directory: string, onBuilt: OnBuilt}} remote
 * @returns a language's page data for the newest successful build, the folder of its files, and their base address
 */
export async function watchLocally({ name, directory, onBuilt }) {
  const folder = path.join(directory, 'dist', VERSION);
  /** @type {Map<string, ReturnType<typeof watchIn>>} */
  const watched = new Map();

  /** @param {string} language */
  async function describeIn(language) {
    const built = languagesOf(directory).find((each) => each === language) ?? 'en';
    const watching = watched.get(built) ?? watchIn(built, { name, directory, folder, onBuilt });
    watched.set(built, watching);
    const describeNewest = await watching;
    return describeNewest();
  }
  await describeIn('en');
  return { folder, base: `/remotes/${name}/${VERSION}/`, describe: describeIn };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { descriptionOf } from '../../build/description.mjs';
import { sha384 } from '../../build/integrity-plugin.mjs';
import { scriptsOfParts } from '../../build/page-files.mjs';
import { AT_ONCE } from '../refresh/watching.mjs';
import { externalReact } from './page-script.mjs';

/** No release has it: a shop refuses to be given this version. */
const VERSION = 'development';

/**
 * The browser's half of the remote's own build, readable, with the React of the page's script. No record is
 * written: a shop that runs from this tree would show the build.
 */
async function configurationOf({ name, directory }) {
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
  const config = [all].flat().find((each) => each.name === name);
  return {
    ...config,
    dependencies: [],
    externals: externalReact,
    externalsType: 'var',
    cache: { ...config.cache, name: `${name}-against` },
  };
}

/** Describes the remote to the page, as the shop's discovery document would. */
function describe(compilation, { name, directory, folder }) {
  const { start, slots } = scriptsOfParts(compilation, name, directory);
  const { title, routes } = descriptionOf(directory);
  const [entry] = start;
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
 * Builds a remote, and again on every change.
 * @param {{name: string, directory: string, onBuilt: (stats: object) => void}} remote
 * @returns what the page has to know of the newest build that succeeded, where its files are, and under
 * which addresses they are asked for
 */
export async function watchLocally({ name, directory, onBuilt }) {
  const folder = path.join(directory, 'dist', VERSION);
  const compiler = webpack(await configurationOf({ name, directory }));
  let newest;
  let described;
  /** What a page has to know is found when the next one is opened: an open page has its change first. */
  function describeNewest() {
    described ??= describe(newest, { name, directory, folder });
    return described;
  }
  await new Promise((resolve) => {
    compiler.watch(AT_ONCE, (error, stats) => {
      if (error) {
        console.error(error);
        return;
      }
      if (stats.hasErrors()) console.error(stats.toString('errors-only'));
      else {
        newest = stats.compilation;
        described = undefined;
        resolve();
      }
      onBuilt(stats);
    });
  });
  return { folder, base: `/remotes/${name}/${VERSION}/`, describe: describeNewest };
}

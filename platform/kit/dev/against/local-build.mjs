import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { descriptionOf } from '../../build/description.mjs';
import { sha384 } from '../../build/integrity-plugin.mjs';
import { scriptsOfParts } from '../../build/page-files.mjs';

/** No release has it: a shop refuses to be given this version. */
const VERSION = 'development';

/**
 * The browser's half of the remote's own build, readable. The host of the shop is a finished one, so React
 * is asked for as in a release. No record is written: a shop that runs from this tree would show the build.
 */
async function configurationOf({ name, directory }) {
  const file = pathToFileURL(path.join(directory, 'webpack.config.js')).href;
  const { default: configure } = await import(file);
  const cacheDirectory = path.join(directory, 'node_modules/.cache/webpack');
  const all = await configure({ name, version: VERSION, cacheDirectory, recorded: false });
  const config = [all].flat().find((each) => each.name === name);
  return {
    ...config,
    dependencies: [],
    mode: 'development',
    devtool: 'cheap-module-source-map',
    performance: false,
    cache: { ...config.cache, name: `${name}-against` },
  };
}

/** What the page has to know of the remote, as the shop's discovery document says it. */
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
 * @param {{name: string, directory: string, onChange: () => void}} remote `onChange` is called after each
 * build that succeeded but the first
 * @returns what the page has to know of the newest build that succeeded, where its files are, and under
 * which addresses they are asked for
 */
export async function watchLocally({ name, directory, onChange }) {
  const folder = path.join(directory, 'dist', VERSION);
  const compiler = webpack(await configurationOf({ name, directory }));
  let described;
  await new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) console.error(error);
      else if (stats.hasErrors()) console.error(stats.toString('errors-only'));
      else {
        const isFirst = described === undefined;
        described = describe(stats.compilation, { name, directory, folder });
        if (isFirst) resolve();
        else onChange();
      }
    });
  });
  return { folder, base: `/remotes/${name}/${VERSION}/`, describe: () => described };
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { recordOf, remoteOf } from './remote.mjs';

/** Builds a remote into `dist/<version>`, with its record. */
export async function buildRemote({ directory, name, version }) {
  const file = pathToFileURL(path.join(directory, 'webpack.config.js')).href;
  const { default: configure } = await import(file);
  const cacheDirectory = path.join(directory, 'node_modules/.cache/webpack');
  const compiler = webpack(await configure({ name, version, cacheDirectory }));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ preset: 'errors-warnings' }));
  }
}

/** The record of the version, built first where it is not. */
export async function builtRecord(remote) {
  if (recordOf(remote) === null) await buildRemote(remote);
  return recordOf(remote);
}

export async function buildCommand(given) {
  const remote = await remoteOf(given);
  const record = await builtRecord(remote);
  console.log(`${remote.name} ${remote.version}: ${Object.keys(record.integrity).length} files`);
}

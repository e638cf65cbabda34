import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { Failure } from './failure.mjs';
import { recordFile, recordOf, remoteOf } from './remote.mjs';

/**
 * @import { Stats } from 'webpack'
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import { Remote } from './remote.mjs'
 */

/**
 * @param {number} count
 * @param {string} word
 */
const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

/**
 * Builds a remote into `dist/<version>`, with its record.
 * @param {Pick<Remote, 'directory' | 'name' | 'version'>} remote
 */
export async function buildRemote({ directory, name, version }) {
  const file = pathToFileURL(path.join(directory, 'webpack.config.js')).href;
  const { default: configure } = await import(file);
  const cacheDirectory = path.join(directory, 'node_modules/.cache/webpack');
  const compiler = webpack(await configure({ name, version, cacheDirectory }));
  /** @type {Stats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    // A remaining record would look like a successful build.
    rmSync(recordFile({ directory, version }), { force: true });
    const found = stats.toJson({ all: false, errorsCount: true, warningsCount: true });
    throw new Failure(
      `the build has ${counted(found.errorsCount ?? 0, 'error')} and ${counted(found.warningsCount ?? 0, 'warning')}, above.`,
      [stats.toString({ preset: 'errors-warnings' })],
    );
  }
}

/**
 * The record of the version, which is built first if needed.
 * @param {Pick<Remote, 'directory' | 'name' | 'version'>} remote
 */
export async function builtRecord(remote) {
  if (recordOf(remote) === null) await buildRemote(remote);
  return /** @type {ReleaseRecord} */ (recordOf(remote));
}

/** @param {import('./commands.mjs').Given} given */
export async function buildCommand(given) {
  const remote = await remoteOf(given);
  const record = await builtRecord(remote);
  console.log(`${remote.name} ${remote.version}: ${Object.keys(record.integrity).length} files`);
}

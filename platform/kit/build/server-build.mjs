import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import webpack from 'webpack';
import { descriptionOf } from './description.mjs';
import { browserBuildName, conditionsOf, extensionsOf, serverBuildName } from './languages.mjs';
import { serverFileIn } from './server-file.mjs';
import { isShared } from './singletons.mjs';
import { sourceRules } from './source-rules.mjs';

/** Slots that stand on no public page. */
const OF_STAFF = new Set(['dashboardFrame']);

const isRendered = ({ layout = 'shop', render = 'server' }) =>
  layout === 'shop' && render === 'server';

/** What the server has of a remote beyond what the page has. */
const SERVER_ENTRY = './src/server.ts';
const hasServerEntry = (directory) => existsSync(path.join(directory, SERVER_ENTRY));

/** True when any part of host or remote is rendered on the server. */
export function hasServerBuild(name, directory) {
  const { routes, slots = [] } = descriptionOf(directory);
  return (
    name === 'host' ||
    hasServerEntry(directory) ||
    routes.some(isRendered) ||
    slots.some((slot) => !OF_STAFF.has(slot))
  );
}

/** Milliseconds in which an open page gets its files, before this build has the processor. */
const FOR_PAGE = 100;

/** While sources are worked on, builds for the server once open pages show the change, and then writes the record. */
class AfterPagePlugin {
  constructor(record) {
    this.record = record;
  }

  apply(compiler) {
    compiler.hooks.watchRun.tapPromise('AfterPagePlugin', () => wait(FOR_PAGE));
    compiler.hooks.done.tap('AfterPagePlugin', (stats) => {
      if (!stats.hasErrors()) this.record.write();
    });
  }
}

/** The modules that a remote takes from the host, on the server as in the page. */
const externalsOf = (isHost) =>
  isHost
    ? []
    : [({ request }, done) => (isShared(request) ? done(null, `commonjs ${request}`) : done())];

/**
 * The webpack configuration of the server's half of a build: the same sources and rules as the
 * browser's, one CommonJS file, without a federation. The host's exports what remotes take from it.
 * @param {Parameters<typeof import('./federated-build.mjs').federatedBuild>[0]} build
 * @param {import('./record-plugin.mjs').RecordPlugin} [record] of both halves, which is written after this one while
 * sources are worked on
 * @returns {import('webpack').Configuration}
 */
export function serverBuild(build, record) {
  const { name, directory, version, cacheDirectory, development = false, language = 'en' } = build;
  const isHost = name === 'host';
  return {
    name: serverBuildName(name, language),
    dependencies: development ? [browserBuildName(name, language)] : [],
    context: directory,
    mode: development ? 'development' : 'production',
    devtool: false,
    // Neither a browser nor Node: a release's code runs where it can reach no module but its own.
    target: 'es2022',
    entry: hasServerEntry(directory) ? SERVER_ENTRY : './src/remote.ts',
    output: {
      path: path.join(directory, 'dist', version),
      filename: serverFileIn(language),
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: false,
      uniqueName: `pasal_${name}_server`,
      strictModuleExceptionHandling: true,
    },
    externalsType: 'commonjs',
    externals: externalsOf(isHost),
    // The one module of Node that packages for servers ask for serves streams, which nothing here does.
    resolve: {
      extensions: extensionsOf(language),
      conditionNames: [...conditionsOf(language), '...'],
      fallback: { stream: false },
    },
    module: {
      rules: sourceRules({ name, development, cacheDirectory, language }),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(development && record ? [new AfterPagePlugin(record)] : []),
    ],
    // Readable in a stack trace; it never travels to a browser.
    optimization: { minimize: false },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      name: `${name}-server-${language}-${development ? 'development' : 'production'}`,
      cacheDirectory,
      buildDependencies: { config: [`${import.meta.dirname}/`] },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

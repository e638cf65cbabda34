import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { context } from 'esbuild';
import webpack from 'webpack';
import { descriptionOf } from './description.mjs';
import { conditionsOf, extensionsOf } from './languages.mjs';
import { callsStayLiteral } from './literal-calls.mjs';
import { serverFileIn } from './server-file.mjs';
import { packagesOf, sourcesOf } from './server-sources.mjs';

/**
 * @import { BuildContext, BuildFailure, BuildOptions } from 'esbuild'
 * @import { Compiler } from 'webpack'
 * @import { Build } from './federated-build.mjs'
 */

/** Slots that appear on no public page. */
const OF_STAFF = new Set(['dashboardFrame']);

/** @param {{ layout?: string, render?: string }} route */
const isRendered = ({ layout = 'shop', render = 'server' }) =>
  layout === 'shop' && render === 'server';

/** Additions that a remote has on the server only. */
const SERVER_ENTRY = './src/server.ts';
/** @param {string} directory */
const hasServerEntry = (directory) => existsSync(path.join(directory, SERVER_ENTRY));

/**
 * True when any part of host or remote is rendered on the server.
 * @param {string} name
 * @param {string} directory
 */
export function hasServerBuild(name, directory) {
  const { routes, slots = [] } = descriptionOf(directory);
  return (
    name === 'host' ||
    hasServerEntry(directory) ||
    routes.some(isRendered) ||
    slots.some((slot) => !OF_STAFF.has(slot))
  );
}

/** Milliseconds in which an open page gets its files before this build takes the CPU. */
const FOR_PAGE = 100;

/**
 * The options of the server's build: the same sources as the browser's, one CommonJS file, without federation. The
 * host's exports what remotes import from it.
 * @param {Build} build
 * @returns {BuildOptions}
 */
function bundleOf(build) {
  const { directory, version, development = false, language = 'en' } = build;
  const mode = development ? 'development' : 'production';
  return {
    absWorkingDir: directory,
    entryPoints: [hasServerEntry(directory) ? SERVER_ENTRY : './src/remote.ts'],
    outfile: path.join(directory, 'dist', version, serverFileIn(language)),
    bundle: true,
    format: 'cjs',
    // Neither a browser nor Node: a release's code has no access to modules other than its own.
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    conditions: [...conditionsOf(language), 'webpack', 'module', mode],
    resolveExtensions: extensionsOf(language),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    jsx: 'automatic',
    jsxDev: development,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: true } },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [packagesOf(build), callsStayLiteral, sourcesOf(build)],
  };
}

/** @param {Partial<BuildFailure>} failure */
const wordsOf = ({ errors = [], message }) =>
  errors.length > 0
    ? errors.map(({ text, location }) => `${location?.file ?? ''}: ${text}`).join('\n')
    : message;

/**
 * Builds for the server in one language, alongside the browser's build, whose record waits for it. In development it
 * is built once open pages show the change, and then the record is written.
 */
export class ServerHalfPlugin {
  /**
   * @param {Build} build
   * @param {import('./record-plugin.mjs').RecordPlugin} record of both builds
   */
  constructor(build, record) {
    this.build = build;
    this.record = record;
    /** @type {BuildContext | undefined} */
    this.context = undefined;
    /** @type {Promise<void>} */
    this.last = Promise.resolve();
  }

  /** Builds it after the one in progress. */
  make() {
    const made = this.last.then(async () => {
      this.context ??= await context(bundleOf(this.build));
      await this.context.rebuild();
    });
    this.last = made.catch(() => undefined);
    return made;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    const name = 'ServerHalfPlugin';
    if (this.build.development) {
      compiler.hooks.done.tap(name, (stats) => {
        if (!stats.hasErrors()) void this.follow();
      });
    } else {
      /** @type {Promise<void>} */
      let made;
      compiler.hooks.compile.tap(name, () => {
        made = this.make();
        made.catch(() => undefined);
      });
      compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
        await made.catch((error) => {
          compilation.errors.push(new webpack.WebpackError(wordsOf(error)));
        });
      });
    }
    compiler.hooks.shutdown.tapPromise(name, async () => this.context?.dispose());
  }

  async follow() {
    await wait(FOR_PAGE);
    try {
      await this.make();
      this.record.write();
    } catch (error) {
      console.error(wordsOf(/** @type {BuildFailure} */ (error)));
    }
  }
}

import http from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import { conditionsOf, extensionsOf } from '../build/languages.mjs';
import { sourceRules } from '../build/source-rules.mjs';
import { sentHeaders, takenHeaders } from './against/passed-headers.mjs';
import { forward, giveOn, isForThisMachine, refuse } from './forward.mjs';
import { listen } from './listen.mjs';
import { CHANGES } from './refresh/address.mjs';
import { openChanges } from './refresh/changes.mjs';
import { PAGE_OF_DEVELOPMENT, RefreshPlugin } from './refresh/refresh-plugin.mjs';
import { AT_ONCE } from './refresh/watching.mjs';

/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 * @import { Compiler, OutputFileSystem, Stats } from 'webpack'
 * @import { LocalService } from './service/local-service.mjs'
 */

/**
 * @param {string} title
 * @param {string} language
 */
const pageOf = (title, language) => `<!doctype html>
<html lang="${language}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
  <body><div id="root"></div><script src="/standalone.js"></script></body>
</html>`;

/** @param {{ name: string, directory: string, language: string }} remote */
const compilerOf = ({ name, directory, language }) =>
  webpack({
    name,
    context: directory,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { standalone: [PAGE_OF_DEVELOPMENT, './dev/standalone.tsx'] },
    output: { path: '/', filename: '[name].js', publicPath: '/' },
    resolve: {
      extensions: extensionsOf(language),
      conditionNames: [...conditionsOf(language), '...'],
    },
    module: {
      rules: sourceRules({
        name,
        development: true,
        refresh: true,
        language,
        cacheDirectory: path.join(directory, 'node_modules/.cache/webpack'),
      }),
    },
    plugins: [new RefreshPlugin(name)],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  });

/** Requests for the shop, not the page. */
const OF_SHOP = /^\/(?:api|uploads|x)\//;

/**
 * Keeps a compiler's output in memory, by address: several processes may build one remote.
 * @param {Compiler} compiler
 */
function keepFiles(compiler) {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  const kept = {
    /** @type {(folder: string, done: (error: null) => void) => void} */
    mkdir: (_folder, done) => done(null),
    /** @type {(file: string, content: string | Buffer, done: (error: null, kept: unknown) => void) => void} */
    writeFile: (file, content, done) => done(null, files.set(file, content)),
    /** @type {(file: string, done: (error: Error) => void) => void} */
    stat: (_file, done) => done(new Error('It is not on the disk.')),
  };
  compiler.outputFileSystem = /** @type {OutputFileSystem} */ (/** @type {unknown} */ (kept));
  return files;
}

/**
 * Builds, and again on every change.
 * @param {Compiler} compiler
 * @param {(stats: Stats) => void} onBuilt
 * @returns a function that waits for the build in progress, and finds the file of an address
 */
function watch(compiler, onBuilt) {
  const files = keepFiles(compiler);
  let isUnderWay = true;
  /** @type {(() => void)[]} */
  const waiting = [];
  compiler.hooks.invalid.tap('stand alone', () => {
    isUnderWay = true;
  });
  compiler.watch(AT_ONCE, (error, stats) => {
    if (!stats) console.error(error);
    else {
      if (stats.hasErrors()) console.error(stats.toString('errors-only'));
      onBuilt(stats);
    }
    isUnderWay = false;
    for (const goOn of waiting.splice(0)) goOn();
  });
  return async (/** @type {string} */ pathname) => {
    if (isUnderWay) {
      await /** @type {Promise<void>} */ (
        new Promise((resolve) => {
          waiting.push(resolve);
        })
      );
    }
    return files.get(pathname);
  };
}

/**
 * Content types of a build's files; any other request is for a page.
 * @type {Record<string, string>}
 */
const TYPES = { js: 'text/javascript', json: 'application/json', map: 'application/json' };

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {string} shop
 */
async function passOn(request, response, shop) {
  const origins = { here: `http://${request.headers.host}`, shop };
  try {
    const answer = await forward(request, shop, sentHeaders(request.headers, origins));
    giveOn(answer, response, takenHeaders(answer.headers, origins));
  } catch (error) {
    refuse(response, `${shop} cannot be asked: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Serves a remote alone for development. No host, no federation: the page is the remote's `dev/standalone.tsx`; calls
 * and pictures come from a running shop.
 * @param {{name: string, directory: string, target: string, language?: string, service?: LocalService, port?: number}} remote
 * `service` as `openLocalService` gives it
 */
export async function startAlone({ name, directory, target, language = 'en', service, port }) {
  const page = pageOf(name, language);
  const shop = new URL(target).origin;
  const changes = openChanges();
  const server = http.createServer();
  // First: if the port is in use, nothing is started.
  const at = await listen(server, port);
  const fileAt = watch(compilerOf({ name, directory, language }), (stats) =>
    changes.report(name, stats, language),
  );
  /**
   * @param {ServerResponse} response
   * @param {string} pathname
   */
  async function answer(response, pathname) {
    const type = TYPES[path.extname(pathname).slice(1)];
    const content = type ? await fileAt(pathname) : page;
    const headers = {
      'content-type': `${type ?? 'text/html'}; charset=utf-8`,
      'cache-control': 'no-store',
    };
    response.writeHead(content === undefined ? 404 : 200, headers).end(content);
  }
  server.on('request', (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!isForThisMachine(request)) response.writeHead(421).end();
    else if (pathname === CHANGES) changes.listen(request, response);
    else if (service?.isFor(pathname)) void service.answer(request, response);
    else if (OF_SHOP.test(pathname)) void passOn(request, response, shop);
    else void answer(response, pathname);
  });
  console.log(`${name} alone: http://localhost:${at}, with the data of ${target}`);
}

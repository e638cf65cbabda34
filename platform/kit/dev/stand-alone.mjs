import http from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { conditionsOf, extensionsOf } from '../build/languages.mjs';
import { sourceRules } from '../build/source-rules.mjs';
import { listen } from './listen.mjs';
import { CHANGES } from './refresh/address.mjs';
import { openChanges } from './refresh/changes.mjs';
import { PAGE_OF_DEVELOPMENT, RefreshPlugin } from './refresh/refresh-plugin.mjs';
import { AT_ONCE } from './refresh/watching.mjs';

const pageOf = (title, language) => `<!doctype html>
<html lang="${language}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
  <body><div id="root"></div><script src="/standalone.js"></script></body>
</html>`;

const compilerOf = ({ name, directory, language }) =>
  webpack({
    name,
    context: directory,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { standalone: [PAGE_OF_DEVELOPMENT, './dev/standalone.tsx'] },
    output: { filename: '[name].js', publicPath: '/' },
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
    watchOptions: AT_ONCE,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  });

/** Hands webpack's server one that listens already: it would look for a free port first, and take it later. */
const handOver = (server) => (_options, app) => {
  server.on('request', app);
  server.listen = (_address, done) => done();
  return server;
};

/**
 * Serves a remote alone, for work on it. No host, no federation: the page is the remote's
 * `dev/standalone.tsx`; calls and pictures come from a running shop.
 * @param {{name: string, directory: string, target: string, language?: string, service?: object, port?: number}} remote
 * `service` as `openLocalService` gives it
 */
export async function startAlone({ name, directory, target, language = 'en', service, port }) {
  const page = pageOf(name, language);
  const server = http.createServer();
  const at = await listen(server, port);
  const compiler = compilerOf({ name, directory, language });
  const changes = openChanges();
  compiler.hooks.done.tap('changes', (stats) => changes.report(name, stats, language));
  const options = {
    port: at,
    server: handOver(server),
    host: 'localhost',
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    static: false,
    proxy: [
      { context: ['/api', '/uploads', '/x'], target, changeOrigin: true, logLevel: 'silent' },
    ],
    setupMiddlewares: (middlewares) => [
      { name: 'changes', path: CHANGES, middleware: changes.listen },
      {
        name: 'service',
        middleware: (request, response, next) =>
          service?.isFor(request.url) ? service.answer(request, response) : next(),
      },
      ...middlewares,
      {
        name: 'page',
        middleware: (request, response, next) => {
          if (request.method !== 'GET') next();
          else response.type('html').send(page);
        },
      },
    ],
  };
  await new WebpackDevServer(options, compiler).start();
  console.log(`${name} alone: http://localhost:${at}, with the data of ${target}`);
}

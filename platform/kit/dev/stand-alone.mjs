import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { sourceRules } from '../build/source-rules.mjs';

const pageOf = (title) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
  <body><div id="root"></div><script src="/standalone.js"></script></body>
</html>`;

const compilerOf = (name, directory) =>
  webpack({
    name,
    context: directory,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { standalone: './dev/standalone.tsx' },
    output: { filename: '[name].js', publicPath: '/' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: sourceRules({
        name,
        development: true,
        cacheDirectory: path.join(directory, 'node_modules/.cache/webpack'),
      }),
    },
  });

/**
 * Serves a remote alone, for work on it. No host, no federation: the page is the remote's
 * `dev/standalone.tsx`; calls and pictures come from a running shop.
 * @param {{name: string, directory: string, target: string, port: number}} remote
 */
export async function startAlone({ name, directory, target, port }) {
  const page = pageOf(name);
  const options = {
    port,
    host: 'localhost',
    hot: false,
    static: false,
    proxy: [{ context: ['/api', '/uploads'], target, changeOrigin: true, logLevel: 'silent' }],
    setupMiddlewares: (middlewares) => [
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
  await new WebpackDevServer(options, compilerOf(name, directory)).start();
  console.log(`${name} alone: http://localhost:${port}, with the data of ${target}`);
}

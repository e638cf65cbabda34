/**
 * One remote alone, against a running server:
 * `npm run dev -w remote-catalog [-- http://localhost:3000]`. No host, no federation: the page is
 * the remote's `dev/standalone.tsx`; calls and pictures come from the server.
 */
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { typescriptRule } from '../webpack.common.js';
import { remotes, root } from './workspaces.mjs';

const workspaces = Object.values(remotes);
const [workspace, target = 'http://localhost:3000'] = process.argv.slice(2);
if (!workspaces.includes(workspace)) {
  console.error(`Name a remote: ${workspaces.join(', ')}.`);
  process.exit(1);
}
/** Each remote has a port of its own, so that all can run side by side. */
const port = 3101 + workspaces.indexOf(workspace);

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${workspace}</title></head>
  <body><div id="root"></div><script src="/standalone.js"></script></body>
</html>`;

const compiler = webpack({
  name: workspace,
  context: path.join(root, workspace),
  mode: 'development',
  devtool: 'cheap-module-source-map',
  entry: { standalone: './dev/standalone.tsx' },
  output: { filename: '[name].js', publicPath: '/' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [typescriptRule(true)],
  },
});

const server = new WebpackDevServer(
  {
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
  },
  compiler,
);
await server.start();
console.log(`${workspace} alone: http://localhost:${port}, with the data of ${target}`);

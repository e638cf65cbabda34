/**
 * `npm run dev`: everything at once, rebuilt and reloaded in the browser on every change. The
 * development server stands in front and hands every request on to the shop's own server behind it.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
ensureInstalled();
const { default: webpack } = await import('webpack');
const { default: WebpackDevServer } = await import('webpack-dev-server');
const { context } = await import('esbuild');
const { buildForNode, configurationOf, nodeBundle, watchRemote, writeNodeRecord } =
  await import('./build-workspace.mjs');
const { remotes, root } = await import('./workspaces.mjs');

const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
let shop;
let front;

const reload = () => front?.sendMessage(front.webSocketServer?.clients ?? [], 'static-changed');

/** Runs the shop's server anew; the old one gets the time to let go of its data directory. */
async function restartShop() {
  if (shop && shop.exitCode === null) {
    const gone = new Promise((resolve) => {
      shop.once('exit', resolve);
    });
    shop.kill('SIGTERM');
    await gone;
  }
  const main = path.join(root, 'server/dist/main.mjs');
  shop = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` },
  });
}

const restartAfterBuild = {
  name: 'restart-after-build',
  setup: (build) =>
    build.onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      writeNodeRecord('server', 'development');
      await restartShop();
      reload();
    }),
};
await buildForNode('demo', 'development');
const bundle = nodeBundle('server');
const server = await context({ ...bundle, plugins: [...bundle.plugins, restartAfterBuild] });
await server.watch();

for (const workspace of Object.values(remotes)) {
  await watchRemote(workspace, (error, stats) => {
    if (error) console.error(error);
    else if (stats.hasErrors()) console.error(stats.toString('errors-only'));
    else reload();
  });
}

front = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    hot: false,
    liveReload: true,
    static: false,
    client: { overlay: true },
    // The shop's server serves the files, so they have to be on the disk; nothing is served here.
    devMiddleware: { writeToDisk: true, publicPath: '/webpack-dev-server-files/' },
    proxy: [{ context: () => true, target: `http://localhost:${serverPort}`, logLevel: 'silent' }],
  },
  webpack(await configurationOf('host', 'development', true)),
);
await front.start();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    shop?.kill('SIGTERM');
    await Promise.allSettled([front.stop(), server.dispose()]);
    process.exit(0);
  });
}

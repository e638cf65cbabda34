/**
 * `npm run dev`: runs everything at once, rebuilds on every change, and has open pages exchange what changed. The
 * development server stands in front and passes every request on to the shop's own server behind it.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { browserBuildName, languageOfPath } from '../platform/kit/build/languages.mjs';
import { CHANGES } from '../platform/kit/dev/refresh/address.mjs';
import { openChanges } from '../platform/kit/dev/refresh/changes.mjs';
import { AT_ONCE } from '../platform/kit/dev/refresh/watching.mjs';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
ensureInstalled();
const { default: webpack } = await import('webpack');
const { default: WebpackDevServer } = await import('webpack-dev-server');
const { context } = await import('esbuild');
const { buildForNode, configurationOf, nodeBundle, writeNodeRecord } =
  await import('./build-workspace.mjs');
const { remotes, root } = await import('./workspaces.mjs');

const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
let shop;

const changes = openChanges();

/** Restarts the shop's server; the old one gets the time to let go of its data directory. */
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
      changes.reload();
    }),
};
await buildForNode('demo', 'development');
const bundle = nodeBundle('server');
const server = await context({ ...bundle, plugins: [...bundle.plugins, restartAfterBuild] });
await server.watch();

/** The configurations of host and remotes, those of all languages. */
const configurations = new Map();
for (const [name, workspace] of Object.entries({ host: 'host', ...remotes })) {
  configurations.set(name, await configurationOf(workspace, 'development', { development: true }));
}

/** Makes the compiler of host or remote in a language; open pages learn what it built for them. */
function compilerIn(language, name) {
  const build = browserBuildName(name, language);
  const compiler = webpack(configurations.get(name).find((each) => each.name === build));
  compiler.hooks.done.tap({ name: 'changes', stage: -1 }, (stats) =>
    changes.report(build, stats, language),
  );
  return compiler;
}

/** Builds on every change; resolves when the first build has ended. */
const watch = (compiler) =>
  new Promise((resolve) => {
    compiler.watch(AT_ONCE, (error, stats) => {
      if (error) console.error(error);
      else if (stats.hasErrors()) console.error(stats.toString('errors-only'));
      resolve();
    });
  });

for (const name of Object.keys(remotes)) void watch(compilerIn('en', name));

/** The first builds in each other language. English pages are not kept waiting: it is built when a page of it is asked for. */
const others = new Map();
function buildIn(language) {
  if (language === 'en') return undefined;
  const names = [...configurations.keys()];
  const built =
    others.get(language) ?? Promise.all(names.map((name) => watch(compilerIn(language, name))));
  others.set(language, built);
  return built;
}

/** Files that an open page exchanges, and maps; no record names them, so the shop does not serve them. */
const OF_DEVELOPMENT = /\.(?:hot-update\.js(?:on)?|map)$/;
const foldersOfBuilds = [
  { directory: path.join(root, 'host/dist'), publicPath: '/host', watch: false },
  ...Object.entries(remotes).map(([name, workspace]) => ({
    directory: path.join(root, workspace, 'dist'),
    publicPath: `/remotes/${name}`,
    watch: false,
  })),
];

const front = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    static: foldersOfBuilds,
    setupMiddlewares: (middlewares) => [
      { name: 'changes', path: CHANGES, middleware: changes.listen },
      {
        name: 'languages',
        middleware: async (request, _response, next) => {
          await buildIn(languageOfPath(request.path));
          next();
        },
      },
      ...middlewares,
    ],
    // The shop's server serves the files, so they have to be on the disk; nothing is served here.
    devMiddleware: { writeToDisk: true, publicPath: '/webpack-dev-server-files/' },
    proxy: [
      {
        context: (pathname) => !OF_DEVELOPMENT.test(pathname),
        target: `http://localhost:${serverPort}`,
        logLevel: 'silent',
        // It refuses scripts without a hash, and those of an exchange have none.
        onProxyRes: ({ headers }) => {
          delete headers['integrity-policy'];
        },
      },
    ],
  },
  compilerIn('en', 'host'),
);
await front.start();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    shop?.kill('SIGTERM');
    await Promise.allSettled([front.stop(), server.dispose()]);
    process.exit(0);
  });
}

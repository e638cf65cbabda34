/**
 * `npm run dev`: runs everything at once, rebuilds on every change, and updates open pages by hot module replacement.
 * A proxy passes every request on to the shop's own server.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { browserBuildName, languageOfPath } from '../platform/kit/build/languages.mjs';
import { forward, giveOn, isForThisMachine, refuse } from '../platform/kit/dev/forward.mjs';
import { CHANGES } from '../platform/kit/dev/refresh/address.mjs';
import { openChanges } from '../platform/kit/dev/refresh/changes.mjs';
import { AT_ONCE } from '../platform/kit/dev/refresh/watching.mjs';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
ensureInstalled();
const { default: webpack } = await import('webpack');
const { default: sirv } = await import('sirv');
const { context } = await import('esbuild');
const { buildForNode, configurationOf, nodeBundle, writeNodeRecord } =
  await import('./build-workspace.mjs');
const { remotes, root } = await import('./workspaces.mjs');

const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
/** @type {import('node:child_process').ChildProcess | undefined} */
let shop;

const changes = openChanges();

/** Restarts the shop's server; the old one gets the time to release its data directory. */
async function restartShop() {
  if (shop && shop.exitCode === null) {
    const gone = once(shop, 'exit');
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

/** @type {import('esbuild').Plugin} */
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

/**
 * The configurations of host and remotes in all languages.
 * @type {Map<string, import('webpack').Configuration[]>}
 */
const configurations = new Map();
for (const [name, workspace] of Object.entries({ host: 'host', ...remotes })) {
  configurations.set(name, await configurationOf(workspace, 'development', { development: true }));
}

/**
 * Makes the compiler of host or remote in a language; open pages are notified of its builds.
 * @param {string} language
 * @param {string} name
 */
function compilerIn(language, name) {
  const build = browserBuildName(name, language);
  const own = configurations.get(name)?.find((each) => each.name === build);
  const compiler = webpack(/** @type {import('webpack').Configuration} */ (own));
  compiler.hooks.done.tap({ name: 'changes', stage: -1 }, (stats) =>
    changes.report(build, stats, language),
  );
  return compiler;
}

/**
 * Builds on every change; resolves when the first build has ended.
 * @param {import('webpack').Compiler} compiler
 * @returns {Promise<void>}
 */
const watch = (compiler) =>
  new Promise((resolve) => {
    compiler.watch(AT_ONCE, (error, stats) => {
      if (error) console.error(error);
      else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
      resolve();
    });
  });

for (const name of ['host', ...Object.keys(remotes)]) void watch(compilerIn('en', name));

/**
 * The first builds in each other language. To keep English pages fast, it is built when a page in it is first
 * requested.
 */
/** @type {Map<string, Promise<unknown>>} */
const others = new Map();
/** @param {string} language */
function buildIn(language) {
  if (language === 'en') return undefined;
  const names = [...configurations.keys()];
  const built =
    others.get(language) ?? Promise.all(names.map((name) => watch(compilerIn(language, name))));
  others.set(language, built);
  return built;
}

/** Hot updates and source maps; no record lists them, so the shop does not serve them. */
const OF_DEVELOPMENT = /\.(?:hot-update\.js(?:on)?|map)$/;
const filesOf = Object.entries({ '/host/': 'host', ...remotesAt('/remotes/') }).map(
  ([address, workspace]) => ({
    address,
    send: sirv(path.join(root, workspace, 'dist'), { dev: true, dotfiles: false }),
  }),
);

/** @param {string} base */
function remotesAt(base) {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, workspace]) => [`${base}${name}/`, workspace]),
  );
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function passOn(request, response) {
  try {
    const answer = await forward(request, `http://localhost:${serverPort}`);
    // It blocks scripts without a hash, and hot updates have none.
    const { 'integrity-policy': _policy, ...headers } = answer.headers;
    giveOn(answer, response, headers);
  } catch {
    refuse(response, 'The shop starts; load the page again in a moment.');
  }
}

const front = http.createServer(async (request, response) => {
  const { url = '' } = request;
  const [pathname = ''] = url.split('?');
  if (!isForThisMachine(request)) return response.writeHead(421).end();
  if (pathname === CHANGES) return changes.listen(request, response);
  await buildIn(languageOfPath(pathname));
  const files = filesOf.find(({ address }) => pathname.startsWith(address));
  if (!OF_DEVELOPMENT.test(pathname) || files === undefined) return passOn(request, response);
  request.url = url.slice(files.address.length - 1);
  return files.send(request, response, () => void response.writeHead(404).end());
});
front.listen(port, 'localhost');
await once(front, 'listening');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    shop?.kill('SIGTERM');
    await server.dispose().catch(() => undefined);
    process.exit(0);
  });
}

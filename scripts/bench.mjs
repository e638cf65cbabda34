/** `npm run bench [measurement …]`: builds what is measured and measures it (`bench/README.md`). */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { sharedFromSource } from './from-source.mjs';
import { ensureInstalled, ensureTools, requireNode } from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outdir = path.join(root, 'bench/dist/bundle/bench');

/**
 * Another version of it is installed for other packages.
 * @type {import('esbuild').Plugin}
 */
const ownCache = {
  name: 'own-cache',
  setup(bundle) {
    const { resolve } = createRequire(path.join(root, 'server/package.json'));
    bundle.onResolve({ filter: /^lru-cache$/ }, ({ path: wanted }) => ({ path: resolve(wanted) }));
  },
};

/**
 * The demo imports the server as a package; here it is measured from its source.
 * @type {import('esbuild').Plugin}
 */
const serverFromSource = {
  name: 'server-from-source',
  setup(bundle) {
    bundle.onResolve({ filter: /^@pasal\/server\// }, ({ path: wanted }) => ({
      path: path.join(root, wanted.replace('@pasal/server/', 'server/src/') + '.ts'),
    }));
  },
};

requireNode();
ensureInstalled();
ensureTools('bench', 'testing');
const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--'));
if (asked[0] === 'light') {
  const light = [path.join(root, 'bench/light/measure.mjs'), ...words.slice(1)];
  const { status: measured } = spawnSync(process.execPath, light, { stdio: 'inherit' });
  process.exit(measured ?? 1);
}
// These need the whole product for a browser, or the kit for a team; the others need only the server.
const needWhole = new Set([
  'documents',
  'attack',
  'multiples',
  'steps',
  'print',
  'pages',
  'languages',
  'repeat',
  'release',
  'renderer',
  'memory',
  'upload',
  'dev',
]);
const isWhole = asked.length === 0 || asked.some((name) => needWhole.has(name));
const wanted = isWhole ? [] : ['server', 'demo'];
const { status: built } = spawnSync(process.execPath, ['scripts/build.mjs', ...wanted], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (built !== 0) process.exit(1);
await build({
  entryPoints: ['main', 'measure', 'bare-server'].map((name) =>
    path.join(root, `bench/${name}.ts`),
  ),
  outdir,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  plugins: [sharedFromSource, serverFromSource, ownCache],
  logLevel: 'error',
});
const command = [path.join(outdir, 'main.cjs'), ...words];
const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);

/** `npm run bench [measurement …]`: builds what is measured and measures it (`bench/README.md`). */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { ensureInstalled, requireNode } from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outdir = path.join(root, 'node_modules/.cache/pasal-bench/bench');

/** Our own shared code is bundled, whatever of it is imported; packages stay outside, but for one. */
const fromSource = {
  name: 'from-source',
  setup(bundle) {
    const { exports } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8'));
    bundle.onResolve({ filter: /^@pasal\/shared(?:\/|$)/ }, ({ path: wanted }) => {
      const file = exports[wanted.replace('@pasal/shared', '.')];
      return file && { path: path.join(root, 'shared', file) };
    });
    // Beside what is measured lies another version, which other packages use.
    const { resolve } = createRequire(path.join(root, 'server/package.json'));
    bundle.onResolve({ filter: /^lru-cache$/ }, ({ path: wanted }) => ({ path: resolve(wanted) }));
  },
};

requireNode();
ensureInstalled();
const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--'));
// A browser opens the whole product, and a team builds with the kit; the rest needs no more than the server.
const needWhole = new Set(['documents', 'steps', 'pages', 'repeat', 'release', 'renderer']);
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
  plugins: [fromSource],
  logLevel: 'error',
});
const command = [path.join(outdir, 'main.cjs'), ...words];
const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);

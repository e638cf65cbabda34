/**
 * `npm run exercise:bad-release [catalog|checkout]`: releases a version of a remote that fails on purpose, in a demo
 * shop of its own, and shows its rollback (`docs/platform/runbook-release.md`). Exit code 0 only if it was rolled
 * back.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { sharedFromSource } from './from-source.mjs';
import { ensureInstalled, requireNode } from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outfile = path.join(root, 'node_modules/.cache/pasal-exercise/bad-release.mjs');

/**
 * Our own scripts find files relative to themselves, so they are not bundled.
 * @type {import('esbuild').Plugin}
 */
const scriptsOutside = {
  name: 'scripts-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /\/scripts\/[\w-]+\.mjs$/ }, ({ path: wanted, resolveDir }) => ({
      path: pathToFileURL(path.resolve(resolveDir, wanted)).href,
      external: true,
    }));
  },
};

requireNode();
ensureInstalled();
const { status: built } = spawnSync(process.execPath, ['scripts/build.mjs'], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (built !== 0) process.exit(1);
await build({
  entryPoints: [path.join(root, 'platform/e2e/exercise/bad-release.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  plugins: [sharedFromSource, scriptsOutside],
  // The bundle finds the repository as if it were in its own folder.
  define: { 'import.meta.dirname': JSON.stringify(path.join(root, 'e2e/shop')) },
  logLevel: 'error',
});
const command = [outfile, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);

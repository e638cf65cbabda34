import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builds, KIT } from '../../scripts/workspaces.mjs';

/** The repository's root. */
export const repository = path.resolve(import.meta.dirname, '../..');

const built = Object.keys(builds);
const WALK = 'platform/kit/walk';
/** The demo data that a first start loads; nothing writes there. */
const PICTURES = 'demo/pictures';

/**
 * The built product in a folder of its own, so that a story may remove a remote's files or put a
 * new build in place without touching the repository. `sources` also copies what a build needs.
 */
export function copyProduct({ sources = false } = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'pasal-product-'));
  for (const workspace of built) {
    cpSync(path.join(repository, workspace, 'dist'), path.join(root, workspace, 'dist'), {
      recursive: true,
    });
    const own = path.join(repository, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(root, workspace, 'node_modules'));
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  symlinkSync(path.join(repository, PICTURES), path.join(root, PICTURES));
  // The program that walks through the shop; a build includes it with the sources.
  if (!sources) symlinkSync(path.join(repository, WALK), path.join(root, WALK));
  if (sources) {
    const copied = [
      'package.json',
      'package-lock.json',
      'webpack.common.js',
      'tsconfig.json',
      'tsconfig.base.json',
      'CODEOWNERS',
      '.prettierrc.json',
      'scripts',
      'core',
      'platform',
      'shared',
      // The lock file names it.
      'e2e/package.json',
      ...built
        .filter((name) => name !== KIT)
        .flatMap((name) => [`${name}/src`, `${name}/package.json`]),
      ...built
        .filter((name) => !['server', 'demo', KIT].includes(name))
        .map((name) => `${name}/webpack.config.js`),
    ];
    for (const file of copied) {
      cpSync(path.join(repository, file), path.join(root, file), { recursive: true });
    }
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * An esbuild plugin that bundles shared and the floors below it from source.
 * @type {import('esbuild').Plugin}
 */
export const sharedFromSource = {
  name: 'shared-from-source',
  setup(bundle) {
    const { exports } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8'));
    bundle.onResolve({ filter: /^@pasal\/(?:core|platform)\// }, ({ path: wanted, kind }) =>
      bundle.resolve(path.join(root, wanted.replace('@pasal/', '')), { kind, resolveDir: root }),
    );
    bundle.onResolve({ filter: /^@pasal\/shared(?:\/|$)/ }, ({ path: wanted }) => {
      const file = exports[wanted.replace('@pasal/shared', '.')];
      return file && { path: path.join(root, 'shared', file) };
    });
  },
};

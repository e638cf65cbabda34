import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** For esbuild: our own shared code is bundled, whatever of it is imported. */
export const sharedFromSource = {
  name: 'shared-from-source',
  setup(bundle) {
    const { exports } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8'));
    bundle.onResolve({ filter: /^@pasal\/shared(?:\/|$)/ }, ({ path: wanted }) => {
      const file = exports[wanted.replace('@pasal/shared', '.')];
      return file && { path: path.join(root, 'shared', file) };
    });
  },
};

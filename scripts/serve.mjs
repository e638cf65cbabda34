/**
 * `node scripts/serve.mjs`: runs the shop that `npm run build` built, as a production shop by default (`NODE_ENV`).
 * It builds and installs nothing, and this process is the server: a supervisor starts it without npm.
 */
import * as nodeModule from 'node:module';
import path from 'node:path';
import { requireNode } from './install.mjs';
import { root, unbuilt } from './workspaces.mjs';

requireNode();
// An empty one counts as unset.
if (!process.env.NODE_ENV?.trim()) process.env.NODE_ENV = 'production';

const missing = unbuilt();
if (missing.length > 0) {
  const are = missing.length === 1 ? 'is' : 'are';
  console.error(
    `Pasal could not start: ${missing.join(', ')} ${are} not built; run npm run build first.`,
  );
  process.exit(1);
}
process.setSourceMapsEnabled(true);
// Compiled code is cached for the next start, with its build; Node 20 does not support that, and if the folder is not
// writable each start compiles.
/** @type {typeof nodeModule & { enableCompileCache?: (folder: string) => unknown }} */
const newerModule = nodeModule;
newerModule.enableCompileCache?.(path.join(root, 'server/dist/compiled'));
await import(path.join(root, 'server/dist/main.mjs'));

/** `npm start`: installs what is missing, builds what changed, then runs the server. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');

requireNode();
ensureInstalled();

console.log('Building what changed …');
const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

process.setSourceMapsEnabled(true);
await import(path.join(root, 'server/dist/main.mjs'));

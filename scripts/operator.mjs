/**
 * The operator's commands: `node scripts/operator.mjs <doctor|migrate|backup|backup-key|backup-drill|restore|files-move|admin-create|demo-clear> [word …]`.
 * Builds the server when its sources are newer, then runs the command with the given words.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalledToStart, requireNode } from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');
const FILE_COMMANDS = new Set(['backup', 'backup-key', 'backup-drill', 'restore']);

requireNode();
ensureInstalledToStart();

const [command = '', ...words] = process.argv.slice(2);
const build = spawnSync(process.execPath, ['scripts/build.mjs', 'server', 'demo'], {
  cwd: root,
  // Only the command's own output goes to stdout.
  stdio: ['ignore', 2, 2],
});
if (build.status !== 0) process.exit(1);
const entry = ['server', 'demo']
  .map((workspace) => path.join(root, workspace, `dist/${command}.mjs`))
  .find((file) => command !== '' && existsSync(file));
if (entry === undefined) {
  console.error(`There is no command called ${command}.`);
  process.exit(2);
}

/** A file is relative to the operator's folder, even though npm runs this in the project's root. */
const from = process.env.INIT_CWD ?? process.cwd();
/** @param {string} word */
const isFile = (word) => FILE_COMMANDS.has(command) && !/^(?:--|s3:\/\/|latest$)/.test(word);
const given = words.map((word) => (isFile(word) ? path.resolve(from, word) : word));
const { status } = spawnSync(process.execPath, ['--enable-source-maps', entry, ...given], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);

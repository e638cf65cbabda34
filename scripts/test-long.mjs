/**
 * `npm run test:long [pattern …]`: the long forms of the fault tests, one file after the other. They
 * take most of an hour; their short forms are part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
ensureInstalled();
const words = [
  'jest',
  '--selectProjects=server',
  '--testMatch=**/server/src/**/*.long.ts',
  '--runInBand',
  '--passWithNoTests=false',
  ...process.argv.slice(2).flatMap((pattern) => ['--testPathPatterns', pattern]),
];
const { status } = spawnSync('npx', words, {
  cwd: path.resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
});
process.exit(status ?? 1);

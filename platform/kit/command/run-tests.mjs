import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOf } from '../build/installed.mjs';
import { remoteOf } from './remote.mjs';

const { browserProject } = createRequire(import.meta.url)('../jest/browser-project.cjs');

/** Runs the remote's tests; all words are jest's. */
export async function testCommand(words) {
  const directory = process.cwd();
  const { name, own } = await remoteOf({ directory });
  const project = browserProject({ ...own.pasal, name, directory });
  const jest = path.join(folderOf('jest', import.meta.dirname), 'bin/jest.js');
  const settings = ['--config', JSON.stringify({ ...project, testTimeout: 60_000 })];
  const { status } = spawnSync(process.execPath, [jest, ...settings, ...words], {
    stdio: 'inherit',
  });
  return status ?? 1;
}

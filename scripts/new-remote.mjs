/**
 * Makes a remote in this repository: `npm run new:remote offers` writes `remote-offers` with one page, a link to it
 * in the header, and its tests, and adds it to the files that list every remote. `node scripts/build.mjs
 * remote-offers` then puts it into a running shop.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { descriptionOf } from '../platform/kit/build/description.mjs';
import { problemOfName } from '../platform/kit/new/remote-name.mjs';
import { writeTemplate } from '../platform/kit/new/write-template.mjs';
import { addToLockFile } from './lock-file.mjs';
import { remotes, root } from './workspaces.mjs';

const [name = ''] = process.argv.slice(2);

/**
 * Finds the remote that already has a page at the address of the new one.
 * @param {string} address
 */
function ownerOf(address) {
  return ['host', ...Object.values(remotes)].find((workspace) =>
    descriptionOf(path.join(root, workspace)).routes.some((route) => route.path === address),
  );
}

function problem() {
  const ofName = problemOfName(name || undefined);
  if (ofName !== null) return ofName;
  if (existsSync(path.join(root, `remote-${name}`))) return `There is a remote-${name} already.`;
  const owner = ownerOf(`/${name}`);
  return owner === undefined ? null : `The address /${name} belongs to ${owner}.`;
}

/** @type {(program: string, words: string[]) => unknown} */
const run = (program, words) => spawnSync(program, words, { cwd: root, stdio: 'inherit' });

function make() {
  const { devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'shared/package.json'), 'utf8'),
  );
  const workspace = `remote-${name}`;
  writeTemplate(path.join(root, workspace), 'workspace', { ...devDependencies, name });
  addToLockFile(workspace);
  run(process.execPath, ['scripts/generate.mjs']);
  run('npx', ['--no-install', 'prettier', '--log-level', 'warn', '--write', workspace]);
  console.log(`${workspace} is there. Build it: node scripts/build.mjs ${workspace}`);
}

const found = problem();
if (found === null) make();
else {
  console.error(found);
  process.exitCode = 1;
}

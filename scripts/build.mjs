/**
 * Builds what changed: `node scripts/build.mjs [workspace …]`. Each workspace builds in a process
 * of its own, two at a time. `--force` builds even what is up to date.
 */
import { spawn } from 'node:child_process';
import { buildKit } from './build-kit.mjs';
import { buildForNode, buildRemoteOrHost, isForNode } from './build-workspace.mjs';
import { holdComposedBudget } from './composed-budget.mjs';
import { builds, isBuilt, releaseOf, root } from './workspaces.mjs';

const force = process.argv.includes('--force');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !(name in builds));
if (unknown.length > 0) {
  console.error(`There is no build called ${unknown.join(', ')}.`);
  process.exit(1);
}

async function buildOne(workspace) {
  const release = releaseOf(workspace);
  if (!force && isBuilt(workspace, release)) return;
  const started = Date.now();
  if (workspace === 'kit') await buildKit(release);
  else await (isForNode(workspace) ? buildForNode : buildRemoteOrHost)(workspace, release);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`  built ${workspace} ${release} in ${seconds} s`);
}

function inOwnProcess(workspace) {
  return new Promise((resolve, reject) => {
    const words = ['scripts/build.mjs', workspace, ...(force ? ['--force'] : [])];
    const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${workspace} did not build`)),
    );
  });
}

async function buildAll() {
  const queue = Object.keys(builds).filter((name) => force || !isBuilt(name, releaseOf(name)));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await inOwnProcess(next);
  };
  await Promise.all([worker(), worker()]);
  await holdComposedBudget();
}

try {
  if (named.length === 1) await buildOne(named[0]);
  else if (named.length > 1) for (const workspace of named) await inOwnProcess(workspace);
  else await buildAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

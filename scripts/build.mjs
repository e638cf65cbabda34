/**
 * Builds what changed: `node scripts/build.mjs [workspace …]`. Each workspace builds in a process
 * of its own, two at a time. `--force` builds even what is up to date.
 */
import { spawn } from 'node:child_process';
import { buildKit } from './build-kit.mjs';
import { buildForNode, buildRemoteOrHost, isForNode } from './build-workspace.mjs';
import { holdComposedBudget } from './composed-budget.mjs';
import { KIT, builds, isBuilt, releaseOf, root } from './workspaces.mjs';

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
  if (workspace === KIT) await buildKit(release);
  else await (isForNode(workspace) ? buildForNode : buildRemoteOrHost)(workspace, release);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`  built ${workspace} ${release} in ${seconds} s`);
}

function inOwnProcess(workspace) {
  return new Promise((resolve, reject) => {
    const words = ['scripts/build.mjs', '--alone', workspace, ...(force ? ['--force'] : [])];
    const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${workspace} did not build`)),
    );
  });
}

async function buildAll(workspaces) {
  const queue = workspaces.filter((name) => force || !isBuilt(name, releaseOf(name)));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await inOwnProcess(next);
  };
  await Promise.all([worker(), worker()]);
  // Server, demo and kit add nothing to a page.
  if (workspaces.some((name) => name === 'host' || name.startsWith('remote-'))) {
    await holdComposedBudget();
  }
}

try {
  if (process.argv.includes('--alone')) await buildOne(named[0]);
  else await buildAll(named.length > 0 ? named : Object.keys(builds));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

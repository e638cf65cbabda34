/**
 * Builds what changed: `node scripts/build.mjs [workspace …]`, in two processes. `--force` builds even what is up to
 * date.
 */
import { holdComposedBudget } from './composed-budget.mjs';
import { openBuilder } from './open-builder.mjs';
import { builds, isBuilt, isOfPages, releaseOf } from './workspaces.mjs';

const AT_ONCE = 2;

const force = process.argv.includes('--force');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !(name in builds));
if (unknown.length > 0) {
  console.error(`There is no build called ${unknown.join(', ')}.`);
  process.exit(1);
}

/**
 * Builds what is left of the queue, one after the other.
 * @param {{ workspace: string, release: string }[]} queue
 */
async function work(queue) {
  if (queue.length === 0) return;
  const builder = openBuilder();
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const seconds = await builder.build(next);
      console.log(`  built ${next.workspace} ${next.release} in ${seconds.toFixed(1)} s`);
    }
  } finally {
    builder.close();
  }
}

/** @param {string[]} workspaces */
async function buildAll(workspaces) {
  const queue = workspaces
    .map((workspace) => ({ workspace, release: releaseOf(workspace) }))
    .filter(({ workspace, release }) => force || !isBuilt(workspace, release));
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
  // Server, demo and kit add nothing to a page.
  if (workspaces.some(isOfPages)) await holdComposedBudget();
}

try {
  await buildAll(named.length > 0 ? named : Object.keys(builds));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

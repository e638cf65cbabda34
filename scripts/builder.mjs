/**
 * A process that builds one workspace after the other, as its parent says: what several builds have in common it
 * compiles once.
 */
import { buildForNode, buildRemoteOrHost } from './build-workspace.mjs';
import { isForNode, isOfPages } from './workspaces.mjs';

/** @param {import('./start-plan.mjs').Job} job */
async function build({ workspace, release, light }) {
  if (isOfPages(workspace)) return buildRemoteOrHost(workspace, release, light);
  if (isForNode(workspace)) return buildForNode(workspace, release);
  // Only the kit needs a compiler of types.
  const { buildKit } = await import('./build-kit.mjs');
  return buildKit(release);
}

// Nobody waits for what it builds any more.
process.on('disconnect', () => process.exit(1));
// A terminal interrupts both, and a supervisor stops both; who started this one ends it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('message', async (job) => {
  const started = Date.now();
  const problem = await build(/** @type {import('./start-plan.mjs').Job} */ (job)).then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  process.send?.({ problem, seconds: (Date.now() - started) / 1000 }, () => undefined);
});

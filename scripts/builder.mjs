/**
 * A process that builds one workspace after the other on its parent's orders: it compiles only once what builds have
 * in common.
 */
import { buildForNode, buildRemoteOrHost } from './build-workspace.mjs';
import { isForNode, isOfPages } from './workspaces.mjs';

/** @param {import('./start-plan.mjs').Job} job */
async function build({ workspace, release, light }) {
  if (isOfPages(workspace)) return buildRemoteOrHost(workspace, release, light);
  if (isForNode(workspace)) return buildForNode(workspace, release);
  // Only the kit needs the TypeScript compiler.
  const { buildKit } = await import('./build-kit.mjs');
  return buildKit(release);
}

// Nobody waits for its builds any more.
process.on('disconnect', () => process.exit(1));
// Signals from a terminal or a supervisor reach both; the parent ends this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('message', async (job) => {
  const started = Date.now();
  const problem = await build(/** @type {import('./start-plan.mjs').Job} */ (job)).then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  process.send?.({ problem, seconds: (Date.now() - started) / 1000 }, () => undefined);
});

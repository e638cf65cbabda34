/**
 * A process that builds one workspace after the other, as its parent says: what several builds have in common it
 * compiles once.
 */
import { buildKit } from './build-kit.mjs';
import { buildForNode, buildRemoteOrHost } from './build-workspace.mjs';
import { isOfPages, KIT } from './workspaces.mjs';

function build({ workspace, release, light }) {
  if (workspace === KIT) return buildKit(release);
  return isOfPages(workspace)
    ? buildRemoteOrHost(workspace, release, light)
    : buildForNode(workspace, release);
}

// Nobody waits for what it builds any more.
process.on('disconnect', () => process.exit(1));
process.on('message', async (job) => {
  const started = Date.now();
  const problem = await build(job).then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  process.send({ problem, seconds: (Date.now() - started) / 1000 });
});

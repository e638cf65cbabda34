/**
 * Runs one remote alone, against a running server: `npm run dev -w remote-catalog [--
 * http://localhost:3000 [ne]]`.
 */
import path from 'node:path';
import { startAlone } from '../platform/kit/dev/stand-alone.mjs';
import { remotes, root } from './workspaces.mjs';

const workspaces = Object.values(remotes);
const [workspace = '', target = 'http://localhost:3000', language] = process.argv.slice(2);
if (!workspaces.includes(workspace)) {
  console.error(`Name a remote: ${workspaces.join(', ')}.`);
  process.exit(1);
}
/** Each remote has a port of its own, so that all can run in parallel. */
const port = 3101 + workspaces.indexOf(workspace);
await startAlone({
  name: workspace,
  directory: path.join(root, workspace),
  target,
  language,
  port,
});

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Says how render processes are started, and if they have a network. */
export interface RenderNetwork {
  isOpen: boolean;
  /** The command before Node's own; empty where there is none. */
  before: readonly string[];
}

export const OPEN_NETWORK: RenderNetwork = { isOpen: true, before: [] };

/** The program of util-linux, by its path: a render process has no `PATH` to look for it. */
const UNSHARE = ['/usr/bin/unshare', '/bin/unshare'];
/**
 * Ways to start in a network of its own, which connects to nothing: as this user, as a user who is called
 * root there, and for a root who may have no users of its own, as in some containers.
 */
const WAYS = [['--map-current-user', '--net'], ['--map-root-user', '--net'], ['--net']];
/** Ends well where it sees no way out. */
const SEES_NONE = `process.exitCode = Object.keys(require('node:os').networkInterfaces()).length`;
/** Milliseconds one way may take to be tried. */
const PATIENCE = 10_000;

/** Finds what starts a process without network on this system; nothing where the system does not let it. */
export async function findRenderNetwork(
  programs: readonly string[] = UNSHARE,
): Promise<RenderNetwork> {
  const program = programs.find((path) => existsSync(path));
  if (process.platform !== 'linux' || program === undefined) return OPEN_NETWORK;
  for (const way of WAYS) {
    const before = [program, ...way, '--'];
    try {
      const words = [...before.slice(1), process.execPath, '-e', SEES_NONE];
      await promisify(execFile)(program, words, { env: {}, timeout: PATIENCE });
      return { isOpen: false, before };
    } catch {
      // The next way may be open.
    }
  }
  return OPEN_NETWORK;
}

/** For an operator. */
export const describeNetwork = ({ isOpen }: RenderNetwork) =>
  isOpen
    ? 'Render processes have the network of this machine: this system gives them none of their own. Close it for them in the firewall or the container if you run code you do not trust.'
    : 'Render processes run without network.';

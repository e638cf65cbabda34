import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** How render processes are started, and if they have network access. */
export interface RenderNetwork {
  isOpen: boolean;
  /** The command before Node's own; empty if there is none. */
  before: readonly string[];
}

export const OPEN_NETWORK: RenderNetwork = { isOpen: true, before: [] };

/** The program of util-linux, by its path: a render process has no `PATH`. */
const UNSHARE = ['/usr/bin/unshare', '/bin/unshare'];
/**
 * Ways to start in an isolated network namespace: as this user; as a user mapped to root; and for a root that may not
 * create user namespaces, as in some containers.
 */
const WAYS = [['--map-current-user', '--net'], ['--map-root-user', '--net'], ['--net']];
/** Succeeds if it has no network interface that leads out. */
const SEES_NONE = `process.exitCode = Object.keys(require('node:os').networkInterfaces()).length`;
/** Time limit of each attempt in ms. */
const PATIENCE = 10_000;

/** Finds the command that starts a process without network on this system; empty if the system does not allow it. */
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
      // The next way may work.
    }
  }
  return OPEN_NETWORK;
}

/** For an operator. */
export const describeNetwork = ({ isOpen }: RenderNetwork) =>
  isOpen
    ? 'Render processes have the network of this machine: this system gives them none of their own. Close it for them in the firewall or the container if you run code you do not trust.'
    : 'Render processes run without network.';

import type { Remotes } from './remotes';

/**
 * The parts of every remote on this page: its pages, and its slots in the layout. They come and fail
 * together, so one that is tried again, or arrives, wakes those that failed.
 */
export interface RemoteParts {
  /** Components that have been loaded, so that coming back to a page shows it at once. */
  loaded: Map<string, unknown>;
  /** Parts the server has rendered, each until it is taken over or has failed. */
  awaited: Map<string, { coming: Promise<void>; taken: () => void }>;
  /** Why a part the page begins with did not come, until it is tried again or has left the page. */
  failures: Map<string, unknown>;
  /** Parts the server has rendered that came of another version. */
  otherwise: Set<string>;
  /** Pages the browser makes within a frame the server has made: there it says that they are loading. */
  framed: Set<string>;
  /** How often a remote was to be tried again. */
  attemptOf: (remote: string) => number;
  /** Every part of the remote that failed loads anew. */
  tryAgain: (remote: string) => void;
  failed: (remote: string, part: string) => void;
  arrived: (remote: string, part: string) => void;
  /** The part is no longer on the page. */
  left: (remote: string, part: string) => void;
  subscribe: (listener: () => void) => () => void;
}

function makeParts(): RemoteParts {
  const attempts = new Map<string, number>();
  const missing = new Map<string, Set<string>>();
  const listeners = new Set<() => void>();
  const attemptOf = (remote: string) => attempts.get(remote) ?? 0;
  const failures = new Map<string, unknown>();
  const tryAgain = (remote: string) => {
    missing.delete(remote);
    for (const key of failures.keys()) if (key.startsWith(`${remote}/`)) failures.delete(key);
    attempts.set(remote, attemptOf(remote) + 1);
    for (const listener of listeners) listener();
  };
  const left = (remote: string, part: string) => void missing.get(remote)?.delete(part);
  return {
    loaded: new Map(),
    awaited: new Map(),
    otherwise: new Set(),
    framed: new Set(),
    failures,
    attemptOf,
    tryAgain,
    left,
    failed(remote, part) {
      missing.set(remote, (missing.get(remote) ?? new Set()).add(part));
    },
    arrived(remote, part) {
      left(remote, part);
      if (missing.get(remote)?.size) tryAgain(remote);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const known = new WeakMap<Remotes, RemoteParts>();

export function partsOf(remotes: Remotes): RemoteParts {
  const parts = known.get(remotes) ?? makeParts();
  known.set(remotes, parts);
  return parts;
}

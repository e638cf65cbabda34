import { keyOf, loadPart, type Part } from './load-part';
import { RemotePart } from './remote-part';
import type { Remotes } from './remotes';

/**
 * The parts of every remote on this page: its pages, and its slots in the layout. They load and fail together, so a
 * retry or arrival of one retries those that failed.
 */
export class RemoteParts {
  readonly #remotes: Remotes;
  readonly #parts = new Map<string, RemotePart>();

  constructor(remotes: Remotes) {
    this.#remotes = remotes;
  }

  /** Returns the same instance for the same part. */
  of(part: Part): RemotePart {
    const { remote } = part;
    const key = `${remote}/${keyOf(part)}`;
    const own =
      this.#parts.get(key) ??
      new RemotePart({
        remote,
        load: () => loadPart(this.#remotes, part),
        isStandIn: () => this.#remotes.find(remote)?.standsIn === true,
        onArrived: () => {
          if (this.#of(remote).some(({ isMissing }) => isMissing)) this.tryAgain(remote);
        },
      });
    this.#parts.set(key, own);
    return own;
  }

  /** Reloads every failed part of the remote. */
  tryAgain(remote: string): void {
    for (const part of this.#of(remote)) part.tryAgain();
  }

  /** True when a part of the remote has loaded. */
  hasCome(remote: string): boolean {
    return this.#of(remote).some((part) => part.read().name === 'ready');
  }

  /** The remotes with parts being hydrated from the server's HTML. */
  readonly takenOver = (): string[] =>
    [...this.#parts.values()]
      .filter(({ isBeingTakenOver }) => isBeingTakenOver)
      .map(({ remote }) => remote);

  #of(remote: string): RemotePart[] {
    return [...this.#parts.values()].filter((part) => part.remote === remote);
  }
}

const known = new WeakMap<Remotes, RemoteParts>();

export function partsOf(remotes: Remotes): RemoteParts {
  const parts = known.get(remotes) ?? new RemoteParts(remotes);
  known.set(remotes, parts);
  return parts;
}

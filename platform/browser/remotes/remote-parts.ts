import { keyOf, loadPart, type Part } from './load-part';
import { RemotePart } from './remote-part';
import type { Remotes } from './remotes';

/**
 * The parts of every remote on this page: its pages, and its slots in the layout. They come and fail
 * together, so one that is tried again, or arrives, wakes those that failed.
 */
export class RemoteParts {
  readonly #remotes: Remotes;
  readonly #parts = new Map<string, RemotePart>();

  constructor(remotes: Remotes) {
    this.#remotes = remotes;
  }

  /** The same one for the same part. */
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

  /** Loads every part of the remote that failed again. */
  tryAgain(remote: string): void {
    for (const part of this.#of(remote)) part.tryAgain();
  }

  /** True when a part of the remote has come. */
  hasCome(remote: string): boolean {
    return this.#of(remote).some((part) => part.read().name === 'ready');
  }

  /** The remotes whose parts are being taken over from the server's HTML. */
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

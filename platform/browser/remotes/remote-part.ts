/** The state of a part of a remote. */
export type PartState =
  /** Not requested yet. */
  | { readonly name: 'new' }
  | { readonly name: 'loading' }
  /** The server's HTML is shown until it has loaded. */
  | { readonly name: 'rendered'; readonly coming: Promise<void> }
  /** Loaded; the props are type-checked where the remote declares the part. */
  | { readonly name: 'ready'; readonly Component: unknown }
  | { readonly name: 'failed'; readonly error: unknown }
  /** Only during hydration: the HTML shows that the part is loading, whether or not it is. */
  | { readonly name: 'framed' }
  /** Only during hydration: the part failed to load or came from another version, so its HTML is removed. */
  | { readonly name: 'away' };

const NEW: PartState = { name: 'new' };
const LOADING: PartState = { name: 'loading' };
const FRAMED: PartState = { name: 'framed' };
const AWAY: PartState = { name: 'away' };

interface PartOptions {
  /** The remote it belongs to. */
  remote: string;
  load: () => Promise<unknown>;
  /** True when another version than the page's own is used for the remote. */
  isStandIn: () => boolean;
  /** Called when it arrives after a place had to wait: other failed parts of the remote may load now. */
  onArrived: () => void;
}

/**
 * A part of a remote on this page: loaded once for all places that show it, and failed in all of them. A loaded part
 * stays, so that returning to a page shows it at once.
 */
export class RemotePart {
  readonly remote: string;
  readonly #options: PartOptions;
  readonly #listeners = new Set<() => void>();
  #state = NEW;
  /** What the server's HTML shows of the part. */
  #html: 'nothing' | 'part' | 'frame' = 'nothing';
  #isOther = false;
  /** Places on the page that show it. */
  #places = 0;
  #taken: (() => void) | undefined;

  constructor(options: PartOptions) {
    this.remote = options.remote;
    this.#options = options;
  }

  readonly read = (): PartState => this.#state;

  /** The state React reads during hydration: the part as in the HTML, or that it is removed. */
  readonly readTakenOver = (): PartState => {
    if (this.#html === 'frame') return FRAMED;
    const { name } = this.#state;
    const isAsMade = name === 'rendered' || (name === 'ready' && !this.#isOther);
    return this.#html === 'nothing' || isAsMade ? this.#state : AWAY;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** True when it failed and is shown somewhere on the page. */
  get isMissing(): boolean {
    return this.#state.name === 'failed' && this.#places > 0;
  }

  /** Registers a place that shows the part, and starts loading it if needed. Returns the function that unregisters. */
  readonly enter = (): (() => void) => {
    this.#places += 1;
    // The surrounding HTML counts as hydrated once the place shows more than the loading state.
    if (this.#html !== 'frame') this.endTakeOver();
    if (this.#state.name === 'new') void this.#ask();
    return () => {
      this.#places -= 1;
      // Retry when a visitor returns.
      if (this.#places === 0 && this.#state.name === 'failed') this.#become(NEW);
      queueMicrotask(() => {
        if (this.#places === 0) this.endTakeOver();
      });
    };
  };

  /** True when it has loaded and its server HTML is being hydrated. */
  get isBeingTakenOver(): boolean {
    return this.#html === 'part' && this.#taken !== undefined && this.#state.name === 'ready';
  }

  /** Loads it before any place shows it. After a failure it is loaded again where it is shown, unless `isWanted`. */
  async loadAhead(isWanted: () => boolean): Promise<void> {
    if (this.#state.name === 'new') await this.#ask(isWanted);
  }

  /**
   * The server rendered it: its HTML stays until it has loaded, and is removed if it fails or is another version.
   * @returns settles when it has been hydrated or has failed
   */
  async awaitRendered(): Promise<void> {
    this.#html = 'part';
    const coming = this.#ask(() => true);
    this.#become({ name: 'rendered', coming });
    await new Promise<void>((resolve) => {
      this.#taken = resolve;
    });
  }

  /**
   * The server rendered the page around it, with a loading state in its place.
   * @returns settles when its place shows it or its failure, or has been unmounted
   */
  async frame(): Promise<void> {
    this.#html = 'frame';
    await new Promise<void>((resolve) => {
      this.#taken = resolve;
    });
  }

  /** Its place shows it. Only after that does React report hydration mismatches, and which part they belong to. */
  endFrame(): void {
    if (this.#html === 'frame') this.endTakeOver();
  }

  /** Nothing waits any longer for its HTML to be hydrated. */
  endTakeOver(): void {
    this.#taken?.();
    this.#taken = undefined;
  }

  come(Component: unknown): void {
    const { name } = this.#state;
    this.#isOther = this.#options.isStandIn();
    this.#become({ name: 'ready', Component });
    if (name === 'loading') this.#options.onArrived();
  }

  /** Loads it again after a failure. A rejected promise is never reused. */
  tryAgain(): void {
    if (this.#state.name !== 'failed') return;
    if (this.#places > 0) void this.#ask();
    else this.#become(NEW);
  }

  /** The places that show it report a failure, or, while it `isWanted`, the next place does. */
  async #ask(isWanted: () => boolean = () => false): Promise<void> {
    this.#become(LOADING);
    try {
      this.come(await this.#options.load());
    } catch (error) {
      this.#become(this.#places > 0 || isWanted() ? { name: 'failed', error } : NEW);
    }
  }

  #become(state: PartState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

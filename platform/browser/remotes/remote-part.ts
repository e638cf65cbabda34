/** Where a part of a remote is. */
export type PartState =
  /** No place has asked for it. */
  | { readonly name: 'new' }
  | { readonly name: 'loading' }
  /** The server's HTML stands in its place until it comes. */
  | { readonly name: 'rendered'; readonly coming: Promise<void> }
  /** With its component; what a place hands to that is checked where the remote declares it. */
  | { readonly name: 'ready'; readonly Component: unknown }
  | { readonly name: 'failed'; readonly error: unknown }
  /** Only while the server's HTML is taken over: that says that the part is loading, whether or not it is. */
  | { readonly name: 'framed' }
  /** Only then, too: the part did not come, or came of another version, so its HTML goes. */
  | { readonly name: 'away' };

const NEW: PartState = { name: 'new' };
const LOADING: PartState = { name: 'loading' };
const FRAMED: PartState = { name: 'framed' };
const AWAY: PartState = { name: 'away' };

interface PartOptions {
  /** The remote it is of. */
  remote: string;
  load: () => Promise<unknown>;
  /** True when another version than the page's own stands in for the remote. */
  isStandIn: () => boolean;
  /** It came after a place had waited for it: what failed of the remote may come now, too. */
  onArrived: () => void;
}

/**
 * A part of a remote on this page, wherever it stands: loaded once for all its places, and failed in all of them.
 * What has come stays, so that coming back to a page shows it at once.
 */
export class RemotePart {
  readonly remote: string;
  readonly #options: PartOptions;
  readonly #listeners = new Set<() => void>();
  #state = NEW;
  /** The part as the server's HTML shows it. */
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

  /**
   * The state that React reads while it takes the server's HTML over: the part as the HTML has it, or that it
   * goes.
   */
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

  /** True when it failed in a place that is on the page. */
  get isMissing(): boolean {
    return this.#state.name === 'failed' && this.#places > 0;
  }

  /**
   * A place shows it, and asks for it where no other place has. Returns the function by which that place
   * leaves the page.
   */
  readonly enter = (): (() => void) => {
    this.#places += 1;
    // What was made around it is taken over when the place shows more than that it is loading.
    if (this.#html !== 'frame') this.endTakeOver();
    if (this.#state.name === 'new') void this.#ask();
    return () => {
      this.#places -= 1;
      // A visitor who comes back asks again.
      if (this.#places === 0 && this.#state.name === 'failed') this.#become(NEW);
      queueMicrotask(() => {
        if (this.#places === 0) this.endTakeOver();
      });
    };
  };

  /** True when it has come, and its HTML of the server is being taken over. */
  get isBeingTakenOver(): boolean {
    return this.#html === 'part' && this.#taken !== undefined && this.#state.name === 'ready';
  }

  /** Loads it before any place shows it. One that fails is asked for again where it stands, unless `isWanted`. */
  async loadAhead(isWanted: () => boolean): Promise<void> {
    if (this.#state.name === 'new') await this.#ask(isWanted);
  }

  /**
   * The server has rendered it: its HTML stays until it comes, and goes when it fails or is of another version.
   * @returns settles when it has been taken over, or has failed
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
   * The server has made the page around it, and says in its place that it is loading.
   * @returns settles when its place shows it, or its failure, or has left the page
   */
  async frame(): Promise<void> {
    this.#html = 'frame';
    await new Promise<void>((resolve) => {
      this.#taken = resolve;
    });
  }

  /** Its place shows it. React reports what it could not take over only after that, and to whom it belongs. */
  endFrame(): void {
    if (this.#html === 'frame') this.endTakeOver();
  }

  /** Nothing waits any longer for its HTML to be taken over. */
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

  /** Loads it again when it failed. A promise that was rejected is never used twice. */
  tryAgain(): void {
    if (this.#state.name !== 'failed') return;
    if (this.#places > 0) void this.#ask();
    else this.#become(NEW);
  }

  /** That it did not come is for the places that show it to say, or, while it `isWanted`, for the next one. */
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

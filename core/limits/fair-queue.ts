/**
 * Runs a few jobs at once. Waiting callers take turns, so that a caller with many jobs waits for their own, and every
 * other caller for one of them at most.
 */
export class FairQueue {
  #free: number;
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @param atOnce number of concurrent jobs */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Does the work when it is the caller's turn. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turnOf(caller);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turnOf(caller: string): Promise<void> {
    return new Promise((begin) => {
      const line = this.#waiting.get(caller);
      if (line === undefined) this.#waiting.set(caller, [begin]);
      else line.push(begin);
    });
  }

  #passOn(): void {
    for (const [caller, line] of this.#waiting) {
      const begin = line.shift();
      this.#waiting.delete(caller);
      // Back to the end of the queue.
      if (line.length > 0) this.#waiting.set(caller, line);
      begin?.();
      return;
    }
    this.#free += 1;
  }
}

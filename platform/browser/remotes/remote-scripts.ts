import type { TimeLimits } from './time-limits';

/** Counts the attempts for one script. */
interface Tries {
  /** How often it was requested in this page. */
  asked: number;
  /** Failures since the last fresh load of a part. */
  failed: number;
}

/** The scripts of one remote: those in progress, and the results of earlier ones. */
export class RemoteScripts {
  #byUrl = new Map<string, Tries>();
  #pending = new Set<HTMLScriptElement>();
  #late = new WeakSet<HTMLScriptElement>();
  #failures = 0;
  /** How often everything in progress was given up. */
  #givenUp = 0;
  /** Parts of the remote that are being loaded. */
  #parts = 0;
  /** The script that failed last, and its attempts. */
  lastFailed: HTMLScriptElement | undefined;
  #lastTries: Tries | undefined;
  readonly #limits: TimeLimits;

  constructor(limits: TimeLimits) {
    this.#limits = limits;
  }

  isLate(script: HTMLScriptElement): boolean {
    return this.#late.has(script);
  }

  watch(script: HTMLScriptElement): void {
    const { tries } = this.#limits;
    const url = script.src;
    const own = this.#byUrl.get(url) ?? { asked: 0, failed: 0 };
    this.#byUrl.set(url, own);
    own.asked += 1;
    // Under the same address it would wait for the request that never arrived.
    if (own.asked > 1) script.src = `${url}?try=${own.asked}`;
    const limit = tries[Math.min(own.failed, tries.length - 1)];
    const timer = setTimeout(() => this.#endLate(script), limit);
    this.#pending.add(script);
    const settle = () => {
      clearTimeout(timer);
      this.#pending.delete(script);
    };
    const fail = () => {
      settle();
      own.failed += 1;
      this.#failures += 1;
      this.lastFailed = script;
      this.#lastTries = own;
    };
    script.addEventListener('load', settle, { once: true });
    script.addEventListener('error', fail, { once: true });
  }

  async inTries<Value>(ask: () => Promise<Value>, isWorthIt: () => boolean): Promise<Value> {
    const givenUp = this.#givenUp;
    const failedBefore = new Map([...this.#byUrl.values()].map((each) => [each, each.failed]));
    for (;;) {
      const before = this.#failures;
      try {
        return await ask();
      } catch (error) {
        // An error with another cause would only recur.
        const isOfScript = this.#failures > before && this.#givenUp === givenUp;
        if (!isOfScript || !isWorthIt() || this.#isUsedUp(failedBefore)) throw error;
      }
    }
  }

  /**
   * True when the script that failed last has used up its attempts. The scripts of one page are requested together
   * and fail one after the other: the attempts of one do not count for the next.
   */
  #isUsedUp(failedBefore: ReadonlyMap<Tries, number>): boolean {
    const last = this.#lastTries;
    const failed = last ? last.failed - (failedBefore.get(last) ?? 0) : 0;
    return failed >= this.#limits.tries.length;
  }

  async withinBudget<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
    const { budget } = this.#limits;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const usedUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`${name} did not come within ${budget} ms`));
        this.#giveUp();
      }, budget);
    });
    this.#parts += 1;
    try {
      return await Promise.race([load(), usedUp]);
    } catch (error) {
      for (const each of this.#byUrl.values()) each.failed = 0;
      throw error;
    } finally {
      clearTimeout(timer);
      this.#parts -= 1;
    }
  }

  /** Another part may wait for the same scripts, within a limit of its own. */
  #giveUp(): void {
    if (this.#parts > 1) return;
    this.#givenUp += 1;
    for (const script of this.#pending) this.#endLate(script);
  }

  #endLate(script: HTMLScriptElement): void {
    this.#late.add(script);
    script.dispatchEvent(new Event('error'));
  }
}

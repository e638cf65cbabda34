/** Positions that are remembered: of five minutes, at two a second. */
const MOST = 600;

/**
 * Past positions of the primary with their times: a replica's lag is the age of the first one that it has not
 * reached.
 */
export class PrimaryTrail {
  readonly #steps: { at: number; position: number }[] = [];

  add(at: number, position: number): void {
    this.#steps.push({ at, position });
    if (this.#steps.length > MOST) this.#steps.shift();
  }

  /** The lag of a replica at this position. */
  lagOf(position: number, now: number): { seconds: number; bytes: number } {
    const ahead = this.#steps.find((step) => step.position > position);
    const last = this.#steps.at(-1)?.position ?? position;
    return {
      seconds: ahead === undefined ? 0 : (now - ahead.at) / 1000,
      bytes: Math.max(0, last - position),
    };
  }
}

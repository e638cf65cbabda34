/** An answer that was given, as it went out. */
export interface KeptAnswer {
  /** Of the area it was read from, when it was read. */
  version: string;
  /** Of the body, so that clients recognise it. */
  fingerprint: string;
  body: Buffer;
}

/** What a kept answer takes beside its body, in bytes. */
const OVERHEAD = 500;
/** What a body takes together with its compressed forms, as a multiple of its own bytes. */
const COMPRESSED = 1.5;

/** Holds answers up to a number of bytes; the one used longest ago goes first. */
export class CachedResponses {
  readonly #answers = new Map<string, KeptAnswer>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: KeptAnswer): void {
    this.#drop(key);
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  get bytes(): number {
    return this.#bytes;
  }

  #drop(key: string): void {
    const answer = this.#answers.get(key);
    if (answer === undefined) return;
    this.#answers.delete(key);
    this.#bytes -= sizeOf(key, answer);
  }
}

function sizeOf(key: string, { body }: KeptAnswer): number {
  return 2 * key.length + COMPRESSED * body.length + OVERHEAD;
}

import type { Need } from '../../contract/release';
import { mayPack, packLists } from '../../contract/packed-lists';

/** The body of an answer in the forms that pages use, each made once. */
export class AnswerBody {
  readonly json: string;
  #value: unknown;
  #packed: string | undefined;
  readonly #cut = new Map<string, AnswerBody>();

  constructor(json: string) {
    this.json = json;
  }

  get value(): unknown {
    this.#value ??= JSON.parse(this.json);
    return this.#value;
  }

  /** True when its lists may be packed. */
  get mayPack(): boolean {
    return this.#packed !== undefined || mayPack(this.json);
  }

  /** Compact JSON. */
  get packed(): string {
    this.#packed ??= JSON.stringify(packLists(this.value));
    return this.#packed;
  }

  /** The same answer with only the first items of a list. */
  cut({ of, count }: NonNullable<Need['first']>): AnswerBody {
    const body = this.value as Record<string, unknown>;
    const list = body[of];
    if (!Array.isArray(list) || list.length <= count) return this;
    const key = `${of} ${count}`;
    const cut =
      this.#cut.get(key) ?? new AnswerBody(JSON.stringify({ ...body, [of]: list.slice(0, count) }));
    this.#cut.set(key, cut);
    return cut;
  }
}

const known = new WeakMap<Buffer, AnswerBody>();

/** The body of a cached answer: it is packed once for all documents that contain it. */
export function bodyOfCached(bytes: Buffer): AnswerBody {
  const body = known.get(bytes) ?? new AnswerBody(bytes.toString());
  known.set(bytes, body);
  return body;
}

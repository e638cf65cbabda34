import { mayPack, packLists } from '../../contract/packed-lists';

/** The body of an answer in the forms a page is made of, each of which is made once. */
export class AnswerBody {
  readonly json: string;
  #value: unknown;
  #packed: string | undefined;

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

  /** JSON in few bytes. */
  get packed(): string {
    this.#packed ??= JSON.stringify(packLists(this.value));
    return this.#packed;
  }
}

const known = new WeakMap<Buffer, AnswerBody>();

/** The body of a cached answer: it is packed once for all documents that carry it. */
export function bodyOfCached(bytes: Buffer): AnswerBody {
  const body = known.get(bytes) ?? new AnswerBody(bytes.toString());
  known.set(bytes, body);
  return body;
}

import type { KnownKinds } from '../search/vocabulary/known-kinds';

type Visit = (place: number) => void;

/** The positions of the products of each kind. */
export class KindLists {
  readonly #kinds: KnownKinds;
  readonly #lists = new Map<number, number[]>();
  readonly #totals = new Map<number, number>();
  /** By position. */
  readonly #own: (readonly number[])[] = [];

  constructor(kinds: KnownKinds) {
    this.#kinds = kinds;
  }

  add(place: number, title: string, categoryId: number): void {
    const own = this.#kinds.of(title, categoryId);
    this.#own[place] = own;
    for (const kind of own) {
      const list = this.#lists.get(kind);
      if (list === undefined) this.#lists.set(kind, [place]);
      else list.push(place);
      this.#count(kind, 1);
    }
  }

  /** The product of this position is deleted or has moved. */
  leave(place: number): void {
    for (const kind of this.#own[place] ?? []) this.#count(kind, -1);
    this.#own[place] = [];
  }

  /** The number of products of a kind. */
  totalOf(kind: number): number {
    return this.#totals.get(kind) ?? 0;
  }

  /** Calls `visit` with each position of a kind, including abandoned ones. */
  each(kind: number, visit: Visit): void {
    for (const place of this.#lists.get(kind) ?? []) visit(place);
  }

  #count(kind: number, change: number): void {
    this.#totals.set(kind, this.totalOf(kind) + change);
  }
}

import { foldWord, squeeze } from './fold-word';
import type { KnownPhrase } from './known-phrases';
import { wordsOf } from './words-of';

/** A kind of product, whatever the titles say. */
export interface KindRow {
  id: number;
  parent_id: number | null;
  /** Products of this category are of this kind if their title gives nothing more specific. */
  category_id: number | null;
}

/** Characters of a title that are read. */
const LOOKED_AT = 300;
/** Maximum words of one phrase. */
const MOST_IN_PHRASE = 4;
/** What follows these is an accessory or a purpose. */
const ASIDE = /[,(:;|]|\s(?:with|for|without|including)\s/i;

const NONE: readonly number[] = [];

/** Classifies products by title and category: "3+1 CCTV Cable 90 m Drum" is a cable. */
export class KnownKinds {
  readonly #parents = new Map<number, number | null>();
  readonly #usual = new Map<number, number>();
  readonly #byKey = new Map<string, number[]>();
  /** Each list of kinds is shared by all products that have it. */
  readonly #lists = new Map<string, readonly number[]>();
  readonly #folds = new Map<string, string>();

  /** @param kinds ordered by id */
  constructor(kinds: readonly KindRow[] = [], phrases: readonly KnownPhrase[] = []) {
    for (const { id, parent_id, category_id } of kinds) {
      this.#parents.set(id, parent_id);
      if (category_id !== null && !this.#usual.has(category_id)) this.#usual.set(category_id, id);
    }
    for (const { key, kind_id } of phrases) {
      if (kind_id === null || key === '') continue;
      const same = this.#byKey.get(key);
      if (same === undefined) this.#byKey.set(key, [kind_id]);
      else same.push(kind_id);
    }
  }

  /** The kinds of a product, with their parents. */
  of(title: string, categoryId: number): readonly number[] {
    if (this.#parents.size === 0) return NONE;
    const [thing = ''] = title.split(ASIDE, 1);
    let own = this.#named(thing);
    if (own.length === 0) own = this.#named(title);
    const usual = this.#usual.get(categoryId);
    if (usual === undefined) return this.#withAbove(own);
    const above = this.#withAbove([usual]);
    return own.every((kind) => above.includes(kind)) ? above : this.#withAbove(own);
  }

  /** The kinds of the phrase at the end of a title. */
  #named(title: string): readonly number[] {
    const folded = wordsOf(title.slice(0, LOOKED_AT)).map((word) => this.#fold(word));
    for (let last = folded.length; last > 0; last -= 1) {
      for (let first = Math.max(0, last - MOST_IN_PHRASE); first < last; first += 1) {
        const found = this.#byKey.get(squeeze(folded.slice(first, last).join('')));
        if (found !== undefined) return found;
      }
    }
    return NONE;
  }

  #withAbove(kinds: readonly number[]): readonly number[] {
    if (kinds.length === 0) return NONE;
    const key = kinds.join();
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const all = new Set<number>();
    for (const kind of kinds) {
      let next: number | null | undefined = kind;
      while (next !== null && next !== undefined && !all.has(next)) {
        all.add(next);
        next = this.#parents.get(next);
      }
    }
    const list = [...all];
    this.#lists.set(key, list);
    return list;
  }

  /** Cached, because most words recur in titles, except model names. */
  #fold(word: string): string {
    if (/\d/.test(word)) return foldWord(word);
    const fold = this.#folds.get(word) ?? foldWord(word);
    this.#folds.set(word, fold);
    return fold;
  }
}

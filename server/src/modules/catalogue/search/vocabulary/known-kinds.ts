import { foldWord, squeeze } from './fold-word';
import type { KnownPhrase } from './known-phrases';
import { wordsOf } from './words-of';

/** A kind of things, whatever their titles say. */
export interface KindRow {
  id: number;
  parent_id: number | null;
  /** Products of this category are of this kind where their title says nothing more exact. */
  category_id: number | null;
}

/** Letters of a title that are looked at. */
const LOOKED_AT = 300;
/** Most words of one phrase. */
const MOST_IN_PHRASE = 4;
/** What comes with a thing, or what it is for, stands behind these. */
const ASIDE = /[,(:;|]|\s(?:with|for|without|including)\s/i;

const NONE: readonly number[] = [];

/** What products are, by their titles and categories: "3+1 CCTV Cable 90 m Drum" is a cable. */
export class KnownKinds {
  readonly #parents = new Map<number, number | null>();
  readonly #usual = new Map<number, number>();
  readonly #byKey = new Map<string, number[]>();
  /** Each list of kinds once, however many products have it. */
  readonly #lists = new Map<string, readonly number[]>();
  readonly #folds = new Map<string, string>();

  /** @param kinds in the order of their ids */
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

  /** The kinds of a product, with those above them. */
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

  /** The kinds of the phrase a title ends in. */
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

  /** Words of titles recur, but for models. */
  #fold(word: string): string {
    if (/\d/.test(word)) return foldWord(word);
    const fold = this.#folds.get(word) ?? foldWord(word);
    this.#folds.set(word, fold);
    return fold;
  }
}

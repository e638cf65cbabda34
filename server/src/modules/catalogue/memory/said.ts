import { setImmediate as nextTurn } from 'node:timers/promises';
import { KnownKinds, type KindRow } from '../search/vocabulary/known-kinds';
import { KnownPhrases, type KnownPhrase } from '../search/vocabulary/known-phrases';
import { KnownWords } from '../search/vocabulary/known-words';
import { Vocabulary } from '../search/vocabulary/vocabulary';
import { KindLists } from './kind-lists';
import type { ProductIndex } from './product-index';

/** Products and words processed per step: other requests run in between. */
const AT_ONCE = 1000;

/** The search phrases and kinds at one version of the catalogue. */
export class Said {
  readonly #index: ProductIndex;
  readonly #words: KnownWords;
  #phrases = new KnownPhrases();
  #vocabulary: Vocabulary;

  constructor(index: ProductIndex) {
    this.#index = index;
    this.#words = new KnownWords(index.words);
    this.#vocabulary = this.#make();
  }

  /** Applies phrases and kinds, and reclassifies every product. */
  async learn({ phrases, kinds }: { phrases: KnownPhrase[]; kinds: KindRow[] }): Promise<void> {
    const { columns } = this.#index;
    const lists = new KindLists(new KnownKinds(kinds, phrases));
    for (let place = 0; place < columns.size; place += 1) {
      if (place % AT_ONCE === AT_ONCE - 1) await nextTurn();
      if (!this.#index.isThere(place)) continue;
      lists.add(place, columns.title[place] ?? '', columns.category[place] ?? 0);
    }
    this.#index.setKinds(lists);
    this.#phrases = new KnownPhrases(phrases);
    this.#vocabulary = this.#make();
  }

  /** The possible meanings of typed words, from all current words. */
  async vocabulary(): Promise<Vocabulary> {
    while (!this.#words.learn(AT_ONCE)) await nextTurn();
    return this.#vocabulary;
  }

  #make(): Vocabulary {
    return new Vocabulary(this.#words, this.#phrases, (kind) => this.#index.kinds.totalOf(kind));
  }
}

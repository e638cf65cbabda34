import type { Candidate } from '../near-words';
import { soundOf } from './fold-word';
import { TrigramIndex } from './trigram-index';

/** Minimum trigram similarity of two phrases to be compared. */
const RESEMBLING = 0.25;
/** Maximum phrases to compare. */
const MOST = 30;

/** A search phrase: for a kind, for other words, or (neither) to be ignored. */
export interface KnownPhrase {
  phrase: string;
  /** Its words folded into one. */
  key: string;
  kind_id: number | null;
  finds: string | null;
}

interface HeldPhrase extends KnownPhrase {
  sound: string;
}

/** All search phrases. */
export class KnownPhrases {
  /** Length of the longest one. */
  readonly longest: number;
  readonly #telling: HeldPhrase[] = [];
  readonly #byKey = new Map<string, KnownPhrase[]>();
  readonly #similar = new TrigramIndex<HeldPhrase>();

  constructor(phrases: readonly KnownPhrase[] = []) {
    this.longest = Math.max(0, ...phrases.map(({ phrase }) => phrase.length));
    for (const phrase of phrases) {
      if (phrase.key !== '') this.#add(phrase);
    }
  }

  /** The phrases with this key. */
  saidBy(key: string): readonly KnownPhrase[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Phrases that begin with a key, then similar ones. */
  like(key: string, sound: string): Candidate[] {
    if (key === '') return [];
    const begun = this.#telling
      .filter((phrase) => phrase.key.startsWith(key))
      .map((item) => ({ item, similarity: 1, begins: true }));
    const similar = this.#similar
      .resembling(key, RESEMBLING)
      .filter(({ item }) => !item.key.startsWith(key))
      .map((each) => ({ ...each, begins: false }));
    return [...begun.toSorted(byLength), ...similar.toSorted(bySimilarity)]
      .slice(0, MOST)
      .map(({ item, begins }) => ({
        word: item.phrase,
        fold: item.key,
        total: 0,
        sounds: item.sound === sound,
        begins,
      }));
  }

  #add(phrase: KnownPhrase): void {
    const same = this.#byKey.get(phrase.key);
    if (same === undefined) this.#byKey.set(phrase.key, [phrase]);
    else same.push(phrase);
    if (phrase.kind_id === null && phrase.finds === null) return;
    const held = { ...phrase, sound: soundOf(phrase.key) };
    this.#telling.push(held);
    this.#similar.add(phrase.key, held);
  }
}

interface Found {
  item: HeldPhrase;
  similarity: number;
}

const byName = (one: Found, other: Found) => (one.item.phrase < other.item.phrase ? -1 : 1);
const byLength = (one: Found, other: Found) =>
  one.item.key.length - other.item.key.length || byName(one, other);
const bySimilarity = (one: Found, other: Found) =>
  other.similarity - one.similarity || byName(one, other);

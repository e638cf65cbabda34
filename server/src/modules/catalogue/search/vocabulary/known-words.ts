import { MOST_BEGUN } from '../gram';
import type { Candidate } from '../near-words';
import { foldWord, soundOf, squeeze } from './fold-word';
import { TrigramIndex } from './trigram-index';

/** Minimum trigram similarity of two words to be compared. */
const RESEMBLING = 0.25;
/** Maximum difference in length of two such words. */
const LONGER = 3;
/** Maximum words to compare, by how they were found. */
const MOST = { sounding: 10, similar: 20, holding: 10 };

/** The words of the catalogue by number; none is removed, because a product may use it again. */
interface Words {
  readonly size: number;
  readonly longest: number;
  /** Changes whenever a word appears or disappears. */
  readonly state: number;
  textOf(number: number): string;
  countOf(number: number): number;
  totalOf(word: string): number;
  begunBy(text: string, most: number): string[];
}

/** A word of the catalogue with its forms for comparison. */
interface HeldWord {
  number: number;
  word: string;
  key: string;
  sound: string;
}

/** The same, with its number of products. */
type Counted = HeldWord & { total: number };

const byTotal = (one: Counted, other: Counted) =>
  other.total - one.total || (one.word < other.word ? -1 : 1);

/** Finds words of the catalogue that resemble a text; those without products are skipped. */
export class KnownWords {
  readonly #words: Words;
  readonly #held: HeldWord[] = [];
  readonly #bySound = new Map<string, HeldWord[]>();
  readonly #similar = new TrigramIndex<HeldWord>();

  constructor(words: Words) {
    this.#words = words;
  }

  /** Length of the longest word so far. */
  get longest(): number {
    return this.#words.longest;
  }

  /** Changes whenever a word appears or disappears. */
  get state(): number {
    return this.#words.state;
  }

  /** Adds the next words that are new; true when there are no more. */
  learn(most: number): boolean {
    const end = Math.min(this.#words.size, this.#held.length + most);
    for (let number = this.#held.length; number < end; number += 1) this.#add(number);
    return end === this.#words.size;
  }

  has(word: string): boolean {
    return this.#words.totalOf(word) > 0;
  }

  /** The number of products with a word. */
  totalOf(word: string): number {
    return this.#words.totalOf(word);
  }

  /** The first words with this prefix, at most one more than `MOST_BEGUN`. */
  begunBy(text: string): string[] {
    return this.#words.begunBy(text, MOST_BEGUN + 1);
  }

  /** Words with the same consonants, then words that look alike. */
  like(typed: string, sound: string): Candidate[] {
    const sounding = sound.length > 1 ? (this.#bySound.get(sound) ?? []) : [];
    const looking = this.similarTo(typed, RESEMBLING)
      .filter(({ item: { word } }) => Math.abs(word.length - typed.length) <= LONGER)
      .slice(0, MOST.similar);
    return [
      ...this.#there(sounding)
        .toSorted(byTotal)
        .slice(0, MOST.sounding)
        .map(({ word, key: fold, total }) => ({ word, fold, total, sounds: true })),
      ...looking.map(({ item: { word, key: fold, total } }) => ({
        word,
        fold,
        total,
        sounds: false,
      })),
    ];
  }

  /** Words with at least this trigram similarity to a text, most similar first. */
  similarTo(text: string, least: number): { item: Counted; similarity: number }[] {
    return this.#similar
      .resembling(text, least)
      .flatMap(({ item, similarity }) =>
        this.#there([item]).map((each) => ({ item: each, similarity })),
      )
      .toSorted((one, other) => other.similarity - one.similarity || byTotal(one.item, other.item));
  }

  /** Words that contain the text, most frequent first. */
  holding(text: string): string[] {
    if (text.length < 3) return [];
    const words = this.#there(this.#held.filter(({ word }) => word.includes(text)));
    return words
      .toSorted(byTotal)
      .slice(0, MOST.holding)
      .map(({ word }) => word);
  }

  #there(words: readonly HeldWord[]): Counted[] {
    return words
      .map((held) => ({ ...held, total: this.#words.countOf(held.number) }))
      .filter(({ total }) => total > 0);
  }

  #add(number: number): void {
    const word = this.#words.textOf(number);
    const key = squeeze(foldWord(word));
    const held = { number, word, key, sound: /\d/.test(word) ? '' : soundOf(key) };
    this.#held.push(held);
    const alike = this.#bySound.get(held.sound);
    if (alike === undefined) this.#bySound.set(held.sound, [held]);
    else alike.push(held);
    this.#similar.add(word, held);
  }
}

import { MOST_BEGUN } from '../gram';
import type { Candidate } from '../near-words';
import { foldWord, soundOf, squeeze } from './fold-word';
import { TrigramIndex } from './trigram-index';

/** The least share of trigrams two words have in common, to be compared. */
const RESEMBLING = 0.25;
/** Letters two such words may differ by in length. */
const LONGER = 3;
/** Most words that are looked at, by what leads to them. */
const MOST = { sounding: 10, similar: 20, holding: 10 };

/** A word of the catalogue as it is compared. */
interface HeldWord {
  word: string;
  /** Products that have it. */
  total: number;
  key: string;
  sound: string;
}

const byTotal = (one: HeldWord, other: HeldWord) =>
  other.total - one.total || (one.word < other.word ? -1 : 1);
const isThere = ({ total }: HeldWord) => total > 0;

/** The words of the catalogue; those no product has any more are skipped. */
export class KnownWords {
  /** Letters of the longest word there ever was. */
  longest = 0;
  /** Words that are there. */
  size = 0;
  readonly #words = new Map<string, HeldWord>();
  readonly #sorted: string[] = [];
  readonly #bySound = new Map<string, HeldWord[]>();
  readonly #similar = new TrigramIndex<HeldWord>();

  /** Notes how many products have a word: none, where it is gone. */
  note(word: string, total: number): void {
    const held = this.#words.get(word);
    const wasThere = held !== undefined && isThere(held);
    if (held !== undefined) held.total = total;
    else if (total > 0) this.#add(word, total);
    if (wasThere === total > 0) return;
    const place = this.#placeOf(word);
    if (wasThere) this.#sorted.splice(place, 1);
    else this.#sorted.splice(place, 0, word);
    this.size += wasThere ? -1 : 1;
  }

  has(word: string): boolean {
    return this.totalOf(word) > 0;
  }

  /** Products that have a word. */
  totalOf(word: string): number {
    return this.#words.get(word)?.total ?? 0;
  }

  /** The first words that begin with a text, one more than `MOST_BEGUN` at most. */
  begunBy(text: string): string[] {
    const from = this.#placeOf(text);
    return this.#sorted.slice(from, from + MOST_BEGUN + 1).filter((word) => word.startsWith(text));
  }

  /** Words of the same consonants, then those that look alike. */
  like(typed: string, sound: string): Candidate[] {
    const sounding = sound.length > 1 ? (this.#bySound.get(sound) ?? []) : [];
    const looking = this.similarTo(typed, RESEMBLING)
      .filter(({ item: { word } }) => Math.abs(word.length - typed.length) <= LONGER)
      .slice(0, MOST.similar);
    return [
      ...sounding
        .filter(isThere)
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

  /** Words that share so much of their trigrams with a text, those that share most first. */
  similarTo(
    text: string,
    least: number,
  ): { item: { word: string } & HeldWord; similarity: number }[] {
    return this.#similar
      .resembling(text, least)
      .filter(({ item }) => isThere(item))
      .toSorted((one, other) => other.similarity - one.similarity || byTotal(one.item, other.item));
  }

  /** Words a text stands in, those that most products have first. */
  holding(text: string): string[] {
    if (text.length < 3) return [];
    const words = [...this.#words.values()].filter(
      (held) => isThere(held) && held.word.includes(text),
    );
    return words
      .toSorted(byTotal)
      .slice(0, MOST.holding)
      .map(({ word }) => word);
  }

  #add(word: string, total: number): void {
    const key = squeeze(foldWord(word));
    const held = { word, total, key, sound: /\d/.test(word) ? '' : soundOf(key) };
    this.#words.set(word, held);
    const alike = this.#bySound.get(held.sound);
    if (alike === undefined) this.#bySound.set(held.sound, [held]);
    else alike.push(held);
    this.#similar.add(word, held);
    this.longest = Math.max(this.longest, word.length);
  }

  /** Where a word is, or would be, in the order of letters. */
  #placeOf(word: string): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#sorted[middle] ?? '') < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

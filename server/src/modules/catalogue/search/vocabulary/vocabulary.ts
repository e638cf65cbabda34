import { LRUCache } from 'lru-cache';
import type { Gram } from '../gram';
import type { Near } from '../near-words';
import { foldWord, soundOf, squeeze } from './fold-word';
import type { KnownPhrases } from './known-phrases';
import type { KnownWords } from './known-words';
import { typedWords } from './typed-words';
import { wordsOf } from './words-of';

/** Most words of a search that are looked at. */
const MOST_WORDS = 8;
/** Most words of one phrase. */
const MOST_IN_PHRASE = 4;
/** Most unknown words of one search that are looked up: people who mistype mistype few. */
const MOST_LOOKED_UP = 3;
/** Letters a mistyped word may have more than the one that was meant. */
const MORE_LETTERS = 2;
/** Words whose resemblances are remembered. */
const REMEMBERED = 2000;

const unevenness = ([one, other]: [string, string]) => Math.abs(one.length - other.length);

/** The meanings a typed word may have, by the words of the catalogue and what people say. */
export class Vocabulary {
  readonly #words: KnownWords;
  readonly #phrases: KnownPhrases;
  readonly #productsOf: (kind: number) => number;
  readonly #near = new LRUCache<string, Near>({ max: REMEMBERED });
  /** The state of the words that what is remembered is of. */
  #state = 0;

  /** @param productsOf how many products are of a kind */
  constructor(words: KnownWords, phrases: KnownPhrases, productsOf: (kind: number) => number) {
    this.#words = words;
    this.#phrases = phrases;
    this.#productsOf = productsOf;
  }

  /** The known meanings of the words of a search and of the phrases they make. */
  gramsOf(typed: string): Gram[] {
    const words = typedWords(typed, (word) => this.#words.totalOf(word)).slice(0, MOST_WORDS);
    const folds = words.map(foldWord);
    return words.flatMap((_word, at) =>
      Array.from({ length: Math.min(MOST_IN_PHRASE, words.length - at) }, (_none, more) => {
        const text = words.slice(at, at + more + 1).join('');
        return {
          first: at + 1,
          length: more + 1,
          text,
          is_word: this.#words.has(text),
          meanings: this.#meaningsOf(squeeze(folds.slice(at, at + more + 1).join(''))),
          begun: more === 0 ? this.#words.begunBy(text) : [],
        };
      }),
    );
  }

  /** The unknown words whose resemblances may be looked up: a few, none longer than any known one. */
  worthALook(lost: readonly string[]): string[] {
    const longest = Math.max(this.#words.longest, this.#phrases.longest) + MORE_LETTERS;
    return [...new Set(lost)].filter((word) => word.length <= longest).slice(0, MOST_LOOKED_UP);
  }

  /** True when the words this one resembles are in memory. */
  remembers(typed: string): boolean {
    return this.#remembered().has(typed);
  }

  /** Finds words that resemble one the catalogue does not have; the shop checks which is meant. */
  nearTo(typed: string): Near {
    const remembered = this.#remembered();
    const near = remembered.get(typed) ?? this.#lookUp(typed);
    remembered.set(typed, near);
    return near;
  }

  #remembered(): LRUCache<string, Near> {
    if (this.#state !== this.#words.state) this.#near.clear();
    this.#state = this.#words.state;
    return this.#near;
  }

  /**
   * Words of the catalogue that share so much of their trigrams with one of the first words of a search,
   * best first: with the unknown ones, where there are any.
   */
  wordsLike(typed: string, least: number): string[] {
    const words = wordsOf(typed).slice(0, MOST_WORDS);
    const lost = words.filter((word) => !this.#words.has(word));
    const near = (lost.length > 0 ? lost : words)
      .slice(0, MOST_LOOKED_UP)
      .flatMap((word) =>
        this.#words.similarTo(word, least).filter(({ item }) => item.word !== word),
      )
      .filter(({ item }) => !/\d/.test(item.word))
      .toSorted((one, other) => other.similarity - one.similarity);
    return [...new Set(near.map(({ item }) => item.word))];
  }

  #meaningsOf(key: string): Gram['meanings'] {
    return this.#phrases.saidBy(key).map(({ kind_id: kind, finds }) => ({
      kind,
      finds: finds === null ? null : wordsOf(finds),
      total: kind === null ? 0 : this.#productsOf(kind),
    }));
  }

  #lookUp(typed: string): Near {
    const fold = squeeze(foldWord(typed));
    const sound = soundOf(fold);
    return {
      fold,
      words: this.#words.like(typed, sound),
      phrases: this.#phrases.like(fold, sound),
      holding: this.#words.holding(typed),
      splits: this.#splitsOf(typed),
    };
  }

  /** Two known words without what parts them, those of like length first. */
  #splitsOf(typed: string): [string, string][] {
    return Array.from({ length: Math.max(0, typed.length - 1) }, (_none, at) => at + 1)
      .map((at): [string, string] => [typed.slice(0, at), typed.slice(at)])
      .filter((pair) => pair.every((part) => this.#knows(part)))
      .toSorted((one, other) => unevenness(one) - unevenness(other));
  }

  #knows(part: string): boolean {
    if (this.#words.has(part)) return true;
    return part.length > 2 && this.#phrases.saidBy(squeeze(foldWord(part))).length > 0;
  }
}

import { LRUCache } from 'lru-cache';
import type { Gram } from '../gram';
import type { Near } from '../near-words';
import { foldWord, soundOf, squeeze } from './fold-word';
import type { KnownPhrases } from './known-phrases';
import type { KnownWords } from './known-words';
import { typedWords } from './typed-words';
import { wordsOf } from './words-of';

/** Maximum words of a search that are used. */
const MOST_WORDS = 8;
/** Maximum words of one phrase. */
const MOST_IN_PHRASE = 4;
/** Maximum unknown words of a search that are looked up: people mistype few. */
const MOST_LOOKED_UP = 3;
/** Maximum extra letters of a mistyped word. */
const MORE_LETTERS = 2;
/** Number of words whose similar words are cached. */
const REMEMBERED = 2000;

const unevenness = ([one, other]: [string, string]) => Math.abs(one.length - other.length);

/** The possible meanings of typed words, from the catalogue's words and the search phrases. */
export class Vocabulary {
  readonly #words: KnownWords;
  readonly #phrases: KnownPhrases;
  readonly #productsOf: (kind: number) => number;
  readonly #near = new LRUCache<string, Near>({ max: REMEMBERED });
  /** The state of the words for which the cache is valid. */
  #state = 0;

  /** @param productsOf returns the number of products of a kind */
  constructor(words: KnownWords, phrases: KnownPhrases, productsOf: (kind: number) => number) {
    this.#words = words;
    this.#phrases = phrases;
    this.#productsOf = productsOf;
  }

  /** The known meanings of the words of a search and of the phrases they form. */
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

  /** The unknown words worth looking up: a few, none longer than any known one. */
  worthALook(lost: readonly string[]): string[] {
    const longest = Math.max(this.#words.longest, this.#phrases.longest) + MORE_LETTERS;
    return [...new Set(lost)].filter((word) => word.length <= longest).slice(0, MOST_LOOKED_UP);
  }

  /** True if this word's similar words are cached. */
  remembers(typed: string): boolean {
    return this.#remembered().has(typed);
  }

  /** Finds words similar to an unknown one; the caller decides which is meant. */
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

  /** Words of the catalogue with at least this similarity to one of a search's first words, best first: to the unknown ones, if any. */
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

  /** Pairs of known words without separators, those of similar length first. */
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

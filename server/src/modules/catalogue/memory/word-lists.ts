import { readWords } from './stored-words';

/** An entry of a list is a place, and in its last two bits how well the word stands there: 0 in the title (A) to 3 in the text (D). */
const LEVELS = 4;

/** Is called with each place a word stands at, and how well. */
type Visit = (place: number, level: number) => void;

const FIRST_ROOM = 4096;

function doubled(list: Uint32Array): Uint32Array {
  const larger = new Uint32Array(2 * list.length);
  larger.set(list);
  return larger;
}

/**
 * The places of every word of the catalogue. What was read at the start lies in one piece, ordered by word; what comes
 * later, in a list of its word. A place is never taken out: a product that is found by other words gets a new one.
 */
export class WordLists {
  readonly #numbers = new Map<string, number>();
  /** Every word in the order of letters, and its number. */
  #sorted: string[] = [];
  #sortedNumbers: number[] = [];
  #entries: Uint32Array = new Uint32Array(FIRST_ROOM);
  /** By word, where its entries begin; at the start, the word of each entry. */
  #starts: Uint32Array = new Uint32Array(FIRST_ROOM);
  #count = 0;
  #later: Map<number, number[]> | undefined;

  /** Adds the words of a product, as PostgreSQL writes them. */
  add(place: number, words: string): void {
    readWords(words, (word, level) => {
      const number = this.#numbers.get(word) ?? this.#addWord(word);
      const entry = place * LEVELS + level;
      if (this.#later === undefined) return this.#push(number, entry);
      const list = this.#later.get(number);
      if (list === undefined) this.#later.set(number, [entry]);
      else list.push(entry);
    });
  }

  /** Orders what was read at the start. */
  order(): void {
    const words = this.#numbers.size;
    const starts = new Uint32Array(words + 1);
    for (let at = 0; at < this.#count; at += 1) {
      const next = (this.#starts[at] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let word = 1; word <= words; word += 1) {
      starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
    }
    const free = starts.slice();
    const entries = new Uint32Array(this.#count);
    for (let at = 0; at < this.#count; at += 1) {
      const word = this.#starts[at] ?? 0;
      const to = free[word] ?? 0;
      entries[to] = this.#entries[at] ?? 0;
      free[word] = to + 1;
    }
    this.#entries = entries;
    this.#starts = starts;
    this.#sorted = [...this.#numbers.keys()].toSorted();
    this.#sortedNumbers = this.#sorted.map((word) => this.#numbers.get(word) ?? 0);
    this.#later = new Map();
  }

  /** Calls `visit` with each entry of a word. */
  each(word: string, visit: Visit): void {
    const number = this.#numbers.get(word);
    if (number !== undefined) this.#eachOf(number, visit);
  }

  /** Calls `visit` with each entry of the words that begin with a text. */
  eachBegunBy(text: string, visit: Visit): void {
    for (let at = this.#indexOf(text); at < this.#sorted.length; at += 1) {
      if (this.#sorted[at]?.startsWith(text) !== true) return;
      this.#eachOf(this.#sortedNumbers[at] ?? 0, visit);
    }
  }

  #eachOf(number: number, visit: Visit): void {
    const end = this.#starts[number + 1] ?? 0;
    const entries = this.#entries;
    for (let at = this.#starts[number] ?? end; at < end; at += 1) {
      const entry = entries[at] ?? 0;
      visit(entry >>> 2, entry & 3);
    }
    for (const entry of this.#later?.get(number) ?? []) visit(entry >>> 2, entry & 3);
  }

  #push(word: number, entry: number): void {
    if (this.#count === this.#entries.length) {
      this.#entries = doubled(this.#entries);
      this.#starts = doubled(this.#starts);
    }
    this.#entries[this.#count] = entry;
    this.#starts[this.#count] = word;
    this.#count += 1;
  }

  #addWord(word: string): number {
    const number = this.#numbers.size;
    // A part of a text keeps the whole text in memory.
    const own = Buffer.from(word).toString();
    this.#numbers.set(own, number);
    if (this.#later === undefined) return number;
    const place = this.#indexOf(own);
    this.#sorted.splice(place, 0, own);
    this.#sortedNumbers.splice(place, 0, number);
    return number;
  }

  #indexOf(text: string): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#sorted[middle] ?? '') < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
